import { expect, test } from 'vitest';
import { atEnd, joinWithAnd, joinWithOr, softened } from './in-words';

test.each([
  [[], ''],
  [['VSP'], 'VSP'],
  [['VSP', 'EyeMed'], 'VSP and EyeMed'],
  [['VSP', 'EyeMed', 'Aetna'], 'VSP, EyeMed and Aetna'],
])('joins %j', (items, text) => {
  expect(joinWithAnd(items)).toBe(text);
  expect(joinWithOr(items)).toBe(text.replace(' and ', ' or '));
});

test('ends a sentence with one period', () => {
  expect(atEnd('9:00 AM to 5:00 PM')).toBe('9:00 AM to 5:00 PM.');
  expect(atEnd('de 9:00 a. m. a 5:00 p. m.')).toBe(
    'de 9:00 a. m. a 5:00 p. m.',
  );
});

test.each([
  ['y', 'español', 'y'],
  ['y', 'inglés', 'e'],
  ['y', 'hielo', 'y'],
  ['o', 'otro', 'u'],
  ['o', 'hospital', 'u'],
  ['o', '8', 'u'],
])('writes "%s" before "%s" as "%s"', (word, next, text) =>
  expect(softened(word, next)).toBe(text),
);
