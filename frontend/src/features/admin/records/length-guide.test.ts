import { expect, test } from 'vitest';
import { rateLength } from './length-guide';

test.each([
  ['title', 55, 'optimal'],
  ['title', 56, 'warning'],
  ['title', 60, 'warning'],
  ['title', 61, 'too long'],
  ['description', 150, 'optimal'],
  ['description', 151, 'warning'],
  ['description', 160, 'warning'],
  ['description', 161, 'too long'],
] as const)('a %s of %i characters is rated %s', (kind, length, rating) => {
  expect(rateLength(kind, 'x'.repeat(length))).toBe(rating);
});
