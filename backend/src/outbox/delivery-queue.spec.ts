import { expect, test } from '@jest/globals';
import { backoff, deliveryAttempts } from './delivery-queue.ts';

const backoffs = Array.from({ length: deliveryAttempts - 1 }, (_, index) =>
  backoff(index + 1),
);

test('keeps trying for more than a day', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(
    backoffs.reduce((sum, pause) => sum + pause, 0),
  ).toBeGreaterThanOrEqual(day);
});

test('waits longer after each failure', () =>
  expect(backoffs).toEqual(backoffs.toSorted((a, b) => a - b)));

test('retries within seconds after the first failure', () =>
  expect(backoff(1)).toBeLessThanOrEqual(15_000));
