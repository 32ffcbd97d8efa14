import { expect, test } from '@jest/globals';
import { warningsFor } from './outbox-alert.ts';

const well = {
  waiting: 2,
  failed: 0,
  quarantined: 3,
  unlisted: 2,
  digestFailures: 0,
  longestWait: 15 * 60 * 1000,
};

test('waiting for a quarter of an hour and quarantined messages give no warning', () => {
  expect(warningsFor(well)).toEqual([]);
});

test('a longer wait and a failed message give one each', () => {
  expect(warningsFor({ ...well, longestWait: well.longestWait + 1 })).toEqual([
    'A message has waited for more than 15 minutes.',
  ]);
  expect(warningsFor({ ...well, failed: 1 })).toEqual(['Messages could not be delivered.']);
});

test('a digest that could not be sent gives one', () => {
  expect(warningsFor({ ...well, digestFailures: 1 })).toEqual([
    'The digest of quarantined messages could not be sent.',
  ]);
});
