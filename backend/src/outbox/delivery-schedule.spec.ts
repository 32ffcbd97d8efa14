import { expect, test } from '@jest/globals';
import { deliveryAttempts, pauseAfter } from './delivery-schedule.ts';

const pauses = Array.from({ length: deliveryAttempts - 1 }, (_, index) => pauseAfter(index + 1));

test('a mail server that is away for a whole day costs no message', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThanOrEqual(day);
});

test('the pauses grow', () => {
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
});

test('a short outage is over within seconds', () => {
  expect(pauseAfter(1)).toBeLessThanOrEqual(15_000);
});
