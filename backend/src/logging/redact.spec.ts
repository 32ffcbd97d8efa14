import { expect, test } from '@jest/globals';
import { describeError, shortenAddress } from './redact.ts';

test('describes an error by name, code and place', () => {
  const described = describeError(Object.assign(new RangeError('x'), { code: 'EENVELOPE' }));
  expect(described).toMatchObject({ name: 'RangeError', code: 'EENVELOPE' });
  expect(described.at).not.toHaveLength(0);
});

test('keeps the message out of the description, also one of several lines', () => {
  const error = new Error('550 ann@example.com\n unknown: Ann Example\n at noon');
  expect(JSON.stringify(describeError(error))).not.toMatch(/ann|unknown/i);
});

test('describes a thrown string by its type alone', () => {
  expect(describeError('ann@example.com')).toEqual({ name: 'string' });
});

test('names an error after its class when it has no name', () => {
  class ClientOfflineError extends Error {}
  expect(describeError(new ClientOfflineError())).toMatchObject({ name: 'ClientOfflineError' });
});

test.each([
  ['198.51.100.7', '198.51.100.0'],
  ['::ffff:198.51.100.7', '198.51.100.0'],
  ['2001:db8:1:2::3', '2001:db8::'],
  ['unknown', ''],
])('logs %s as %p', (address, logged) => {
  expect(shortenAddress(address)).toBe(logged);
});
