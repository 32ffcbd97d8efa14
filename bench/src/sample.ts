/** Built like another page that is visited: the same sections, with other words. */
const alike = [
  '/new-patients/',
  '/for-kids/',
  '/eye-exam-near-me-in-metuchen/',
  '/myopia-management/',
  '/eye-exam-woodbridge-nj',
  '/eye-exam-highland-park-nj',
  '/eye-exam-new-brunswick-nj',
];

/** One page of each kind, for what takes long: Lighthouse alone looks at all of them. */
export const sampleOf = (paths: readonly string[]): string[] =>
  paths.filter((path) => !alike.includes(path));
