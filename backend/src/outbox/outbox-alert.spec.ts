import { expect, test } from '@jest/globals';
import { warningsFor } from './outbox-alert.ts';

const healthy = {
  waiting: 2,
  failed: 0,
  quarantined: 3,
  unlisted: 2,
  digestFailures: 0,
  longestWait: 15 * 60 * 1000,
};

test('has no warning for a wait of 15 minutes and for quarantined messages', () => {
  expect(warningsFor(healthy)).toEqual([]);
});

test('warns of a longer wait and of a failed message', () => {
  expect(warningsFor({ ...healthy, longestWait: healthy.longestWait + 1 })).toEqual([
    'A message has waited for more than 15 minutes.',
  ]);
  expect(warningsFor({ ...healthy, failed: 1 })).toEqual(['Messages could not be delivered.']);
});

test('warns of a digest that could not be sent', () => {
  expect(warningsFor({ ...healthy, digestFailures: 1 })).toEqual([
    'The digest of quarantined messages could not be sent.',
  ]);
});
