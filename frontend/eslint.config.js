import reactHooks from 'eslint-plugin-react-hooks';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** Lowest first: a layer imports from the layers before it, never from those after it. */
const layers = ['contracts', 'content', 'seo', 'components', 'features', 'pages', 'app'];

const layerZones = layers.flatMap((layer, index) =>
  layers.slice(index + 1).map((higher) => ({
    target: `./src/${layer}`,
    from: `./src/${higher}`,
    message: `${layer} stands below ${higher} (docs/architecture.md).`,
  })),
);

const buildZone = {
  target: './src',
  from: './build',
  message: 'What the build reads with reaches no browser (docs/decisions/practice-folder.md).',
};

const features = ['analytics', 'contact-form', 'admin'];
const featureZones = features.map((feature) => ({
  target: `./src/features/${feature}`,
  from: './src/features',
  except: [`./${feature}`],
  message: 'Features do not import each other.',
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
      // `{ secret, ...rest }` leaves something out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // Tests take real pages as examples, and look at what the build makes of them.
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: featureZones }] },
  },
  {
    // The analytics script tells a command from other entries by its being an `arguments` object.
    files: ['src/features/analytics/report-page-view.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
  { files: ['eslint.config.js'], extends: [tseslint.configs.disableTypeChecked] },
);
