import { expect, test } from 'vitest';
import { amountText } from './prices';

const today = { amount: '$140', includes: 'the exam and drops' };

test.each([
  [today, '$140'],
  [
    { ...today, next: { amount: '$150', from: '2027-01-01' } },
    '$140 ($150 from January 1, 2027)',
  ],
])('the price %j is written as %s', (price, text) =>
  expect(amountText(price)).toBe(text),
);
