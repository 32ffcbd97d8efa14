import { expect, test, vi } from 'vitest';
import { cutToWidth, pixelWidth, rateLength } from './text-length';

const context = {
  font: '',
  /** Every letter is half as wide as the font is high. */
  measureText: (text: string) => ({
    width: (parseInt(context.font, 10) / 2) * text.length,
  }),
};
vi.stubGlobal('document', {
  createElement: () => ({ getContext: () => context }),
});

// e2e/tests/stack/dashboard.spec.ts measures in a browser.
test('measures a title at 20 pixels and a description at 14, in Arial', () => {
  expect(pixelWidth('title', 'Eyes')).toBe(40);
  expect(pixelWidth('description', 'Eyes')).toBe(28);
  expect(context.font).toContain('px Arial');
});

test('keeps text that fits', () =>
  expect(cutToWidth('title', 'Eye Doctor in Metuchen', 600)).toBe(
    'Eye Doctor in Metuchen',
  ));

test('truncates text that’s too wide after a word, with an ellipsis, to fit the width', () => {
  const cut = cutToWidth(
    'title',
    'Eye exams and glasses for the whole family',
    200,
  );
  expect(cut).toBe('Eye exams and ...');
  expect(pixelWidth('title', cut)).toBeLessThanOrEqual(200);
});

test('keeps a single word that’s wider than the result', () =>
  expect(cutToWidth('title', 'W'.repeat(70), 600)).toBe(
    `${'W'.repeat(70)} ...`,
  ));

test.each([
  ['title', 55, 'fine'],
  ['title', 56, 'warning'],
  ['title', 60, 'warning'],
  ['title', 61, 'error'],
  ['description', 150, 'fine'],
  ['description', 151, 'warning'],
  ['description', 160, 'warning'],
  ['description', 161, 'error'],
] as const)('a %s of %i characters is rated %s', (kind, length, rating) =>
  expect(rateLength(kind, 'x'.repeat(length))).toBe(rating),
);
