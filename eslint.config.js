import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { globSync } from 'node:fs';
import tseslint from 'typescript-eslint';

/** Which workspaces each one can import from, by name. */
const workspaces = {
  shared: [],
  frontend: ['shared'],
  backend: ['shared', 'e2e'],
  e2e: ['shared'],
  bench: ['shared', 'e2e'],
};

/** Lowest first: a layer only imports from the layers before it. */
const frontendLayers = [
  'api',
  'content',
  'seo',
  'components',
  'features',
  'pages',
  'app',
];
/** What a practice may say, reading it, and handing it to pages. */
const practiceLayers = ['schema', 'read', 'modules'];
const frontendFeatures = [
  'analytics',
  'contact-form',
  'admin',
  'tools',
  'vitals',
];

/**
 * Lowest first: a folder only imports from its own and those on the layers
 * before it.
 */
const backendLayers = [
  ['config'],
  ['mail', 'redis'],
  ['http'],
  ['monitoring', 'outbox'],
  ['auth', 'contact', 'pages'],
  ['cli'],
];

const workspaceZones = Object.entries(workspaces).flatMap(([target, allowed]) =>
  Object.keys(workspaces)
    .filter((from) => from !== target && !allowed.includes(from))
    .map((from) => ({
      target,
      from,
      message: `${target}/ can't import from ${from}/.`,
    })),
);

const layerZones = (folder, layers) =>
  layers.flatMap((layer, index) =>
    layers.slice(index + 1).map((higher) => ({
      target: `${folder}/${layer}`,
      from: `${folder}/${higher}`,
      message: `${layer} can't import from ${higher} (docs/architecture.md).`,
    })),
  );

const frontendZones = [
  ...layerZones('frontend/src', frontendLayers),
  ...layerZones('frontend/generator/practice', practiceLayers),
  {
    target: 'frontend/src',
    from: 'frontend/generator',
    message:
      "Browser code can't import from the generator (docs/decisions/practice.md).",
  },
];

const pagesFolder = 'frontend/src/pages';

const pageZones = globSync('*/', {
  cwd: `${import.meta.dirname}/${pagesFolder}`,
}).map((page) => ({
  target: `${pagesFolder}/${page}`,
  from: pagesFolder,
  except: [page],
  message:
    "Pages can't import from each other: a language can have one without the other (docs/languages.md).",
}));

const frontendFeatureZones = frontendFeatures.map((feature) => ({
  target: `frontend/src/features/${feature}`,
  from: 'frontend/src/features',
  except: [feature],
  message: "Features can't import from each other.",
}));

const backendZones = backendLayers.flatMap((layer, index) =>
  layer.map((folder) => ({
    target: `backend/src/${folder}`,
    from: 'backend/src',
    except: [folder, ...backendLayers.slice(0, index).flat()],
    message: `${folder} can't import from this folder (docs/architecture.md).`,
  })),
);

const testZones = [
  {
    target: 'e2e/src',
    from: 'e2e/tests',
    message: 'Tests import from src, not the other way around.',
  },
];

const zones = (list) => [
  'error',
  { basePath: import.meta.dirname, zones: list },
];

export default defineConfig(
  globalIgnores(['**/dist/', '**/.cache/', '.local/', '.tools/', 'backups/']),
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
    ],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX },
    settings: {
      // Otherwise, no-cycle skips TypeScript files.
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js'],
          tsconfig: {
            configFile: `${import.meta.dirname}/frontend/tsconfig.json`,
          },
        }),
      ],
    },
    linterOptions: {
      noInlineConfig: true,
      reportUnusedDisableDirectives: 'error',
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': zones([
        ...workspaceZones,
        ...frontendZones,
        ...pageZones,
        ...frontendFeatureZones,
        ...backendZones,
        ...testZones,
      ]),
      // `{ secret, ...rest }` omits a property.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true },
      ],
      // `onClick={() => close()}`
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true },
      ],
      // These two check every type a second time, a fifth of the lint time.
      // There are no enums, and Nest and the tests use plain objects as
      // instances of classes.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    // Their patterns read what visitors, admins and mail servers send. One that
    // takes more than linear time on some text would keep everyone waiting.
    files: ['{shared,backend,frontend}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{spec,test}.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': [
        'error',
        { report: 'potential', ignorePartial: false },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    // Without components of their own. These rules analyze every function,
    // which takes a while.
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Tests use real pages as examples and check the generator's output.
    files: ['frontend/src/**/*.test.{ts,tsx}', 'frontend/src/testing/*.ts'],
    rules: {
      'import-x/no-restricted-paths': zones([
        ...workspaceZones,
        ...frontendFeatureZones,
      ]),
    },
  },
  {
    // The analytics script recognizes commands by their `arguments` object.
    files: ['frontend/src/features/analytics/page-views.tsx'],
    rules: { 'prefer-rest-params': 'off' },
  },
  {
    files: ['backend/**/*.ts'],
    rules: {
      // Nest's modules are empty classes with a decorator.
      '@typescript-eslint/no-extraneous-class': [
        'error',
        { allowWithDecorator: true },
      ],
    },
  },
  {
    files: ['e2e/tests/**/*.spec.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/no-skipped-test': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/no-conditional-in-test': 'error',
      'playwright/prefer-native-locators': 'error',
      'playwright/expect-expect': [
        'error',
        { assertFunctionPatterns: ['^expect'] },
      ],
    },
  },
);
