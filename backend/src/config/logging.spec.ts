import { expect, jest, test } from '@jest/globals';
import type { Request, Response } from 'express';
import {
  createJsonLogger,
  currentRequestId,
  describeError,
  rememberRequestId,
  shortenAddress,
} from './logging.ts';

/** The current request ID, asynchronously after a request with this header. */
const remembered = async (
  header: string | undefined,
): Promise<string | undefined> =>
  new Promise((resolve) => {
    rememberRequestId(
      { get: () => header } as unknown as Request,
      {} as Response,
      () => {
        setImmediate(() => resolve(currentRequestId()));
      },
    );
  });

test("keeps nginx's request ID for asynchronous work", async () => {
  const id = '0123456789abcdef0123456789abcdef';
  await expect(remembered(id)).resolves.toBe(id);
});

test.each([undefined, '', 'ann@example.com', '{"level":"fatal"}'])(
  "ignores an X-Request-Id that isn't from nginx: %j",
  async (header) => await expect(remembered(header)).resolves.toBeUndefined(),
);

test('has no ID outside of requests', () =>
  expect(currentRequestId()).toBeUndefined());

test('describes an error by name, code and location', () => {
  const described = describeError(
    Object.assign(new RangeError('x'), { code: 'EENVELOPE' }),
  );
  expect(described).toMatchObject({ name: 'RangeError', code: 'EENVELOPE' });
  expect(described.at).not.toHaveLength(0);
});

test('omits the message, even with several lines', () => {
  const error = new Error(
    '550 ann@example.com\n unknown: Ann Example\n at noon',
  );
  expect(JSON.stringify(describeError(error))).not.toMatch(/ann|unknown/i);
});

test('describes a thrown string only by its type', () =>
  expect(describeError('ann@example.com')).toEqual({ name: 'string' }));

test('uses the class name for errors without a name', () => {
  class ClientOfflineError extends Error {}
  expect(describeError(new ClientOfflineError())).toMatchObject({
    name: 'ClientOfflineError',
  });
});

test.each([
  ['198.51.100.7', '198.51.100.0'],
  ['::ffff:198.51.100.7', '198.51.100.0'],
  ['2001:db8:1:2::3', '2001:db8::'],
  ['2001::3', '2001::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['unknown', ''],
])('logs %s as %p', (address, logged) =>
  expect(shortenAddress(address)).toBe(logged),
);

test("logs a scheduled task's failure once an hour, and every other error", () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const hour = 60 * 60_000;
  const now = jest.spyOn(Date, 'now').mockReturnValue(hour);
  const logger = createJsonLogger('error');
  const failure = new Error('full');
  const another = new RangeError('full');
  for (const error of [failure, failure, another])
    logger.error(error, 'Scheduler');
  expect(written).toHaveBeenCalledTimes(2);
  now.mockReturnValue(2 * hour);
  for (const context of ['Scheduler', 'Outbox', 'Outbox'])
    logger.error(failure, context);
  expect(written).toHaveBeenCalledTimes(5);
  jest.restoreAllMocks();
});
