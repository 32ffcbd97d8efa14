import { expect, test } from 'vitest';
import { growthTrials } from '@/content/eye-growth';
import { growthAt, rangeOf } from './in-words';

test.each([
  [6, 'ages 6 to 8 grew at least 0.30 mm'],
  [13, 'ages 11 to 13 grew at least 0.10 mm'],
  [17, 'ages 14 to 17 grew less than 0.10 mm'],
])('knows how fast eyes grew at %s', (age, text) =>
  expect(growthAt(age)).toContain(text),
);

test.each([2, 18])('says that it knows nothing about age %s', (age) =>
  expect(growthAt(age)).toContain('We know of no study'),
);

test('describes who took part', () => {
  const ranges = growthTrials.map(rangeOf);
  expect(ranges).toContain(
    'children ages 8 to 12 with −0.75 to −4.00 diopters',
  );
  expect(ranges).toContain(
    'children ages 4 to 12 with at least −1.00 diopters',
  );
});
