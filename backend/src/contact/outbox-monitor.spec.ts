import { expect, test } from '@jest/globals';
import { warningsFor } from './outbox-monitor.ts';

const healthy = {
  waiting: 2,
  failed: 0,
  quarantined: 3,
  unlisted: 2,
  digestFailures: 0,
  longestWait: 15 * 60 * 1000,
};

test("doesn't warn of a wait of 15 minutes or of quarantined messages", () => {
  expect(warningsFor(healthy)).toEqual([]);
});

test('warns of a longer wait and of a failed message', () => {
  expect(warningsFor({ ...healthy, longestWait: healthy.longestWait + 1 })).toEqual([
    'A message has been waiting for more than 15 minutes.',
  ]);
  expect(warningsFor({ ...healthy, failed: 1 })).toEqual(["Some messages couldn't be delivered."]);
});

test('warns of a digest that could not be sent', () => {
  expect(warningsFor({ ...healthy, digestFailures: 1 })).toEqual([
    "The digest of quarantined messages couldn't be sent.",
  ]);
});
