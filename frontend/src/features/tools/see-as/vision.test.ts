import { expect, test } from 'vitest';
import { blurOf, blursOf, farPoint, inWords } from './vision';

test('a diopter smears a point over 14 minutes of arc', () => {
  // 0.004 rad = 0.229° = 3.67 of 640 units for 40°. A quarter of it is the
  // standard deviation.
  expect(blurOf(1)).toBeCloseTo(0.917, 3);
  expect(blurOf(6)).toBeCloseTo(6 * 0.917, 2);
  expect(blurOf(0)).toBe(0);
});

test('the book is blurred only beyond its distance', () => {
  expect(blursOf(3).book).toBe(0);
  expect(blursOf(5).book).toBeCloseTo(blurOf(2));
  expect(blursOf(5).street).toBeCloseTo(blurOf(5));
});

test.each([
  [0.5, '6.5 feet'],
  [1, '3.5 feet'],
  [2.5, '16 inches'],
  [6, '7 inches'],
])('the far point of −%s is %s', (diopters, distance) =>
  expect(farPoint(diopters)).toBe(distance),
);

test('says it in words', () => {
  expect(inWords(0)).toContain('are sharp');
  expect(inWords(2.5)).toMatch(
    /blurry past 16 inches\. .*large signs can be read.*The book is sharp/,
  );
  expect(inWords(6)).toMatch(
    /blurry past 7 inches\. .*even large signs.*Even the book/,
  );
});
