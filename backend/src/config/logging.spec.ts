import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { currentRequestId, describeError, rememberRequestId, shortenAddress } from './logging.ts';

/** The current request ID, asynchronously after a request with this header. */
const remembered = async (header: string | undefined): Promise<string | undefined> =>
  new Promise((resolve) => {
    rememberRequestId({ get: () => header } as unknown as Request, {} as Response, () => {
      setImmediate(() => resolve(currentRequestId()));
    });
  });

test("keeps nginx's request ID for asynchronous work", async () => {
  const id = '0123456789abcdef0123456789abcdef';
  await expect(remembered(id)).resolves.toBe(id);
});

test.each([undefined, '', 'ann@example.com', '{"level":"fatal"}'])(
  "ignores an X-Request-Id that isn't from nginx: %j",
  async (header) => await expect(remembered(header)).resolves.toBeUndefined(),
);

test('has no ID outside of requests', () => expect(currentRequestId()).toBeUndefined());

test('describes an error by name, code and location', () => {
  const described = describeError(Object.assign(new RangeError('x'), { code: 'EENVELOPE' }));
  expect(described).toMatchObject({ name: 'RangeError', code: 'EENVELOPE' });
  expect(described.at).not.toHaveLength(0);
});

test('omits the message, even with several lines', () => {
  const error = new Error('550 ann@example.com\n unknown: Ann Example\n at noon');
  expect(JSON.stringify(describeError(error))).not.toMatch(/ann|unknown/i);
});

test('describes a thrown string only by its type', () =>
  expect(describeError('ann@example.com')).toEqual({ name: 'string' }));

test('uses the class name for errors without a name', () => {
  class ClientOfflineError extends Error {}
  expect(describeError(new ClientOfflineError())).toMatchObject({ name: 'ClientOfflineError' });
});

test.each([
  ['198.51.100.7', '198.51.100.0'],
  ['::ffff:198.51.100.7', '198.51.100.0'],
  ['2001:db8:1:2::3', '2001:db8::'],
  ['2001::3', '2001::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['unknown', ''],
])('logs %s as %p', (address, logged) => expect(shortenAddress(address)).toBe(logged));
