import { expect, test } from '@jest/globals';
import { dayOf, daysUntil, expiryOf, periodDays } from './period.ts';

const lateOnMarchFirst = Date.parse('2028-03-01T23:59:59Z');

test('the period ends with today and has 28 days', () => {
  const days = daysUntil(lateOnMarchFirst);
  expect(days).toHaveLength(periodDays);
  expect([days[0], days.at(-2), days.at(-1)]).toEqual([
    '2028-02-03',
    '2028-02-29',
    '2028-03-01',
  ]);
});

test('a day expires when it leaves the period', () => {
  const expiry = expiryOf('2028-02-03').getTime();
  expect(dayOf(expiry)).toBe('2028-03-02');
  expect(daysUntil(expiry - 1)).toContain('2028-02-03');
  expect(daysUntil(expiry)).not.toContain('2028-02-03');
});
