/** Runs in `frontend/`. */
export default {
  testRunner: 'vitest',
  mutate: [
    'src/{seo,features/contact-form}/**/*.{ts,tsx}',
    '!**/*.test.{ts,tsx}',
  ],
  // Each would need all tests.
  ignoreStatic: true,
  plugins: ['@stryker-mutator/vitest-runner', import.meta.filename],
  ignorers: ['read-by-build'],
  ignorePatterns: ['dist', '.cache'],
  // One folder deep, as Stryker assumes when it corrects the paths in
  // tsconfig.json.
  tempDirName: '.cache',
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: '../.cache/mutation/frontend.html' },
};

function shouldIgnore({ node, parent }) {
  if (parent?.type !== 'CallExpression' || node === parent.callee)
    return undefined;
  const { name, property } = parent.callee;
  return name === 't' || property?.name === 'glob'
    ? 'read by the build'
    : undefined;
}

/**
 * The build reads these from the syntax tree, so a mutant there would only
 * break the build.
 */
export const strykerPlugins = [
  { kind: 'Ignore', name: 'read-by-build', value: { shouldIgnore } },
];
