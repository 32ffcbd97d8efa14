import { expect, test } from 'vitest';
import { datedName } from './insurers';

const name = 'Cigna';
const from = '2027-01-01';
const through = '2027-12-31';

test.each([
  [{ name }, 'Cigna'],
  [{ name, from }, 'Cigna (from January 1, 2027)'],
  [{ name, through }, 'Cigna (through December 31, 2027)'],
  [
    { name, from, through },
    'Cigna (from January 1, 2027 through December 31, 2027)',
  ],
])('the plan %j is named %s', (insurer, text) =>
  expect(datedName(insurer)).toBe(text),
);
