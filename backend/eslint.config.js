import { resolve } from 'node:path';
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

const repository = resolve(import.meta.dirname, '..');
const features = [
  'contact',
  'auth',
  'certificate',
  'disk',
  'health',
  'live-check',
  'messages',
  'upkeep',
  'vitals',
];
const adapters = [
  'alert',
  'audit',
  'config',
  'http',
  'limits',
  'logging',
  'mail',
  'metrics',
  'outbox',
  'pages',
  'password',
  'readiness',
  'redis',
];

export default defineConfig(globalIgnores(['dist/', '.cache/']), js.configs.recommended, {
  files: ['**/*.ts'],
  extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
  plugins: { 'import-x': importX },
  settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.js'] })] },
  languageOptions: {
    parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
  },
  rules: {
    // Nest's modules are empty classes with a decorator.
    '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
    // Nest types its options as classes but expects plain objects.
    '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    'import-x/extensions': ['error', 'always', { ignorePackages: true }],
    'import-x/no-cycle': 'error',
    'import-x/no-restricted-paths': [
      'error',
      {
        basePath: repository,
        zones: [
          ...features.map((feature) => ({
            target: `backend/src/${feature}`,
            from: 'backend/src',
            except: [feature, ...adapters],
            message: 'Features do not import each other. Move shared code into an adapter.',
          })),
          ...adapters.map((adapter) => ({
            target: `backend/src/${adapter}`,
            from: features.map((feature) => `backend/src/${feature}`),
            message: 'Adapters do not import features.',
          })),
          {
            target: 'backend',
            from: 'frontend',
            except: [
              'src/contracts',
              'src/content/contact-rules.ts',
              'src/content/t.ts',
              'src/content/translator.ts',
              'src/content/urgent-advice.ts',
              'src/content/urgent-message.ts',
            ],
            message:
              'Only contracts, form rules and urgent advice are shared. These files import only t.ts.',
          },
        ],
      },
    ],
  },
});
