import { expect, test } from 'vitest';
import { holds } from './report.ts';

const lcp = 'LCP against the page without script';
const page = "nginx, a page, of a bare nginx's requests/s";

test('a value up to its limit meets the budget, and neither NaN nor one beyond, even if rounded to the same text', () => {
  expect(holds(lcp, 1.1)).toBe(true);
  expect(holds(page, 0.9)).toBe(true);
  expect(holds(lcp, 1.104)).toBe(false);
  expect(holds(page, 0.899)).toBe(false);
  expect(holds(lcp, NaN)).toBe(false);
});
