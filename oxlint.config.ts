import playwright from 'eslint-plugin-playwright';
import { globSync } from 'node:fs';
import { defineConfig, type DummyRuleMap } from 'oxlint';

interface Zone {
  target: string;
  from: string;
  except?: string[];
  message: string;
}

/** Which workspaces each one can import from, by name. */
const workspaces: Record<string, string[]> = {
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
  ['day'],
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

const layerZones = (folder: string, layers: string[]): Zone[] =>
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

const zones = (list: Zone[]): ['error', unknown] => [
  'error',
  { basePath: import.meta.dirname, zones: list },
];

const errors = (names: string[]): DummyRuleMap =>
  Object.fromEntries(names.map((name) => [name, 'error']));

/** What ESLint recommends beyond oxlint's own category "correctness". */
const recommended = [
  'no-array-constructor',
  'no-case-declarations',
  'no-empty',
  'no-empty-function',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-assignment',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'preserve-caught-error',
];

/**
 * What typescript-eslint calls "strict" and "stylistic", beyond the same
 * category.
 */
const strict = [
  'typescript/adjacent-overload-signatures',
  'typescript/array-type',
  'typescript/ban-ts-comment',
  'typescript/ban-tslint-comment',
  'typescript/class-literal-property-style',
  'typescript/consistent-generic-constructors',
  'typescript/consistent-indexed-object-style',
  'typescript/consistent-type-assertions',
  'typescript/consistent-type-definitions',
  'typescript/dot-notation',
  'typescript/no-confusing-non-null-assertion',
  'typescript/no-deprecated',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extraneous-class',
  'typescript/no-generated-empty-object-type',
  'typescript/no-inferrable-types',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-promises',
  'typescript/no-mixed-enums',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-condition',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unnecessary-type-conversion',
  'typescript/no-unnecessary-type-parameters',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/non-nullable-type-assertion-style',
  'typescript/only-throw-error',
  'typescript/prefer-find',
  'typescript/prefer-for-of',
  'typescript/prefer-function-type',
  'typescript/prefer-includes',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-nullish-coalescing',
  'typescript/prefer-optional-chain',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-regexp-exec',
  'typescript/prefer-return-this-type',
  'typescript/prefer-string-starts-ends-with',
  'typescript/related-getter-setter-pairs',
  'typescript/require-await',
  'typescript/restrict-plus-operands',
  'typescript/unified-signatures',
  'typescript/use-unknown-in-catch-callback-variable',
];

/** React's rules of hooks, with those of its compiler. */
const hooks = [
  'react/error-boundaries',
  'react/exhaustive-deps',
  'react/globals',
  'react/immutability',
  'react/incompatible-library',
  'react/preserve-manual-memoization',
  'react/purity',
  'react/refs',
  'react/rules-of-hooks',
  'react/set-state-in-effect',
  'react/set-state-in-render',
  'react/static-components',
  'react/unsupported-syntax',
  'react/use-memo',
];

export default defineConfig({
  options: { typeAware: true, denyWarnings: true },
  ignorePatterns: ['**/dist/', '**/.cache/', '.local/', '.tools/', 'backups/'],
  plugins: ['typescript', 'import', 'oxc'],
  categories: { correctness: 'error' },
  rules: errors(recommended),
  settings: {
    'import-x/resolver': {
      node: {
        extensions: ['.ts', '.tsx', '.js'],
        tsconfig: {
          configFile: `${import.meta.dirname}/frontend/tsconfig.json`,
        },
      },
    },
  },
  overrides: [
    {
      // TypeScript itself reports these.
      files: ['**/*.{js,mjs}'],
      env: { node: true },
      rules: { 'no-undef': 'error' },
    },
    {
      files: ['{shared,frontend,backend,e2e,bench}/**/*.{ts,tsx}'],
      // The native plugin has the name "import".
      jsPlugins: [{ name: 'paths', specifier: 'eslint-plugin-import-x' }],
      rules: {
        ...errors(strict),
        // `.sort()` on strings.
        'typescript/require-array-sort-compare': 'off',
        'import/no-cycle': 'error',
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'paths/no-restricted-paths': zones([
          ...workspaceZones,
          ...frontendZones,
          ...pageZones,
          ...frontendFeatureZones,
          ...backendZones,
          ...testZones,
        ]),
        // `{ secret, ...rest }` omits a property.
        'no-unused-vars': ['error', { ignoreRestSiblings: true }],
        // `onClick={() => close()}`
        'typescript/no-confusing-void-expression': [
          'error',
          { ignoreArrowShorthand: true },
        ],
        'typescript/restrict-template-expressions': [
          'error',
          { allowNumber: true },
        ],
      },
    },
    {
      // Their patterns read what visitors, admins and mail servers send. One
      // that takes more than linear time on some text would keep everyone
      // waiting.
      files: ['{shared,backend,frontend}/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.{spec,test}.{ts,tsx}'],
      jsPlugins: ['eslint-plugin-regexp'],
      rules: {
        'regexp/no-super-linear-backtracking': [
          'error',
          { report: 'potential' },
        ],
        'regexp/no-super-linear-move': [
          'error',
          { report: 'potential', ignorePartial: false },
        ],
      },
    },
    {
      files: ['frontend/src/**/*.{ts,tsx}'],
      plugins: ['react'],
      rules: {
        ...errors(hooks),
        // React itself warns, and not about lists of other things.
        'react/jsx-key': 'off',
      },
    },
    {
      // Tests use real pages as examples and check the generator's output.
      files: ['frontend/src/**/*.test.{ts,tsx}', 'frontend/src/testing/*.ts'],
      rules: {
        'paths/no-restricted-paths': zones([
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
        'typescript/no-extraneous-class': [
          'error',
          { allowWithDecorator: true },
        ],
      },
    },
    {
      files: ['e2e/tests/**/*.spec.ts'],
      jsPlugins: ['eslint-plugin-playwright'],
      rules: {
        ...playwright.configs['flat/recommended'].rules,
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
  ],
});
