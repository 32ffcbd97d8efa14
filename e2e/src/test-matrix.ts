/** `TEST_MATRIX=full`: everything, as in `.ci/run`. docs/decisions/tests.md. */
export const fullMatrix = process.env['TEST_MATRIX'] === 'full';

/** For Playwright's `grepInvert`: the tests that only the full matrix runs. */
export const leftOut = fullMatrix ? [] : /@full/;
