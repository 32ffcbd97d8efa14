import reactHooks from 'eslint-plugin-react-hooks';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** Lowest first: a layer only imports from the layers before it. */
const layers = ['contracts', 'content', 'seo', 'components', 'features', 'pages', 'app'];

const layerZones = layers.flatMap((layer, index) =>
  layers.slice(index + 1).map((higher) => ({
    target: `./src/${layer}`,
    from: `./src/${higher}`,
    message: `${layer} can't import from ${higher} (docs/architecture.md).`,
  })),
);

const buildZone = {
  target: './src',
  from: './build',
  message: "Browser code can't import from the build (docs/decisions/practice-folder.md).",
};

const features = ['analytics', 'contact-form', 'admin', 'tools', 'vitals'];
const featureZones = features.map((feature) => ({
  target: `./src/features/${feature}`,
  from: './src/features',
  except: [`./${feature}`],
  message: "Features can't import from each other.",
}));

export default tseslint.config(
  { ignores: ['dist', '.cache'] },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
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
          tsconfig: { configFile: `${import.meta.dirname}/tsconfig.json` },
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...layerZones, ...featureZones, buildZone] },
      ],
      'import-x/no-cycle': 'error',
      // `{ secret, ...rest }` omits a property.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // Tests use real pages as examples and check the build's output.
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: featureZones }] },
  },
  {
    // The analytics script recognizes commands by their `arguments` object.
    files: ['src/features/analytics/page-views.tsx'],
    rules: { 'prefer-rest-params': 'off' },
  },
  { files: ['eslint.config.js'], extends: [tseslint.configs.disableTypeChecked] },
);
