import { expect, test } from '@jest/globals';
import { describeError, shortenAddress } from './redact.ts';

test('an error is described by name, code and place', () => {
  const described = describeError(Object.assign(new RangeError('x'), { code: 'EENVELOPE' }));
  expect(described).toMatchObject({ name: 'RangeError', code: 'EENVELOPE' });
  expect(described.at).not.toHaveLength(0);
});

test('what a visitor wrote does not get into the description, on several lines neither', () => {
  const error = new Error('550 ann@example.com\n unknown: Ann Example\n at noon');
  expect(JSON.stringify(describeError(error))).not.toMatch(/ann|unknown/i);
});

test('a thrown string is described by its type alone', () => {
  expect(describeError('ann@example.com')).toEqual({ name: 'string' });
});

test('an error that has no name of its own goes by its class', () => {
  class ClientOfflineError extends Error {}
  expect(describeError(new ClientOfflineError())).toMatchObject({ name: 'ClientOfflineError' });
});

test.each([
  ['198.51.100.7', '198.51.100.0'],
  ['::ffff:198.51.100.7', '198.51.100.0'],
  ['2001:db8:1:2::3', '2001:db8::'],
  ['unknown', ''],
])('%s is logged as %p', (address, logged) => {
  expect(shortenAddress(address)).toBe(logged);
});
