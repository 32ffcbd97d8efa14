import { expect, test } from 'vitest';
import { priceTexts } from './prices';

const price = { amount: '$140', includes: 'the exam and drops' };

test('a price is its amount', () =>
  expect(priceTexts(price)).toMatchObject({
    current: '$140',
    amount: '$140',
    uninsured: '$140 without insurance',
  }));

test('a new price follows the one until then', () => {
  const next = { amount: '$150', from: '2027-01-01' };
  expect(priceTexts({ ...price, next })).toMatchObject({
    current: '$140',
    later: '$150 from January 1, 2027',
    amount: '$140 ($150 from January 1, 2027)',
  });
});
