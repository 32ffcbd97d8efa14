import { expect, test } from '@jest/globals';
import { backoff, deliveryAttempts } from './delivery-queue.ts';

const backoffs = Array.from({ length: deliveryAttempts - 1 }, (_, index) => backoff(index + 1));

test('a mail server that is unavailable for a whole day costs no message', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(backoffs.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThanOrEqual(day);
});

test('the pauses grow', () => {
  expect(backoffs).toEqual(backoffs.toSorted((a, b) => a - b));
});

test('a short outage is over within seconds', () => {
  expect(backoff(1)).toBeLessThanOrEqual(15_000);
});
