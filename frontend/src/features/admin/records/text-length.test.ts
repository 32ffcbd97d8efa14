import { expect, test } from 'vitest';
import { cutToWidth, pixelWidth, rateLength } from './text-length';

// As a browser measures them with `font: 20px Arial` and `14px Arial`.
test.each([
  ['title', 'Eye Doctor in Metuchen, NJ | Station Lens Optometry', 475],
  ['title', 'WWWWWWWWWW', 189],
  ['title', 'iiiiiiiiii', 44],
  ['description', 'What parents’ eyes tell — and don’t.', 225],
] as const)('the %s “%s” is %i pixels wide', (part, text, width) => {
  expect(pixelWidth(part, text)).toBe(width);
});

test('keeps text that fits', () => {
  expect(cutToWidth('title', 'Eye Doctor in Metuchen', 600)).toBe('Eye Doctor in Metuchen');
});

test('truncates text that’s too wide after a word, with an ellipsis, to fit the width', () => {
  const cut = cutToWidth('title', 'Eye exams and glasses for the whole family', 200);
  expect(cut).toBe('Eye exams and ...');
  expect(pixelWidth('title', cut)).toBeLessThanOrEqual(200);
});

test('keeps a single word that’s wider than the result', () => {
  expect(cutToWidth('title', 'W'.repeat(50), 600)).toBe(`${'W'.repeat(50)} ...`);
});

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
