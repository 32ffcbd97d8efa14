import { expect, test } from 'vitest';
import { readAge, readPrescription } from './child-form';

test.each([
  ['8', 8],
  [' 0 ', 0],
])('reads the age "%s"', (typed, value) =>
  expect(readAge(typed)).toEqual({ value }),
);

test.each([
  ['', /full years/],
  ['8.5', /full years/],
  ['-3', /full years/],
  ['300', /for children/],
  ['19', /from 0 to 18/],
])('explains the age "%s"', (typed, problem) =>
  expect(readAge(typed)).toEqual({
    problem: expect.stringMatching(problem) as unknown,
  }),
);

test.each([
  ['-2.25', -2.25],
  ['−2.25', -2.25],
  ['– 3', -3],
  ['2.5', -2.5],
  ['.75', -0.75],
  ['-1.50 diopters', -1.5],
  ['+1.25', 1.25],
  ['0', 0],
  ['', undefined],
])('reads the prescription "%s"', (typed, value) =>
  expect(readPrescription(typed)).toEqual({ value }),
);

test.each([
  ['abc', /as a number, such as −2\.25/],
  ['1/2', /as a number/],
  ['-225', /Did you mean −2\.25\?/],
  ['25', /Did you mean −0\.25\?/],
])('explains the prescription "%s"', (typed, problem) =>
  expect(readPrescription(typed)).toEqual({
    problem: expect.stringMatching(problem) as unknown,
  }),
);
