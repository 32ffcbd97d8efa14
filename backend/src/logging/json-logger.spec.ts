import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { currentRequestId, rememberRequestId } from './json-logger.ts';

/** The request id, a moment after a request came in with this header. */
async function remembered(header: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    rememberRequestId({ get: () => header } as unknown as Request, {} as Response, () => {
      setImmediate(() => {
        resolve(currentRequestId());
      });
    });
  });
}

test("keeps nginx's request id for everything the request starts", async () => {
  const id = '0123456789abcdef0123456789abcdef';
  await expect(remembered(id)).resolves.toBe(id);
});

test.each([undefined, '', 'ann@example.com', '{"level":"fatal"}'])(
  'ignores an X-Request-Id that nginx did not write: %j',
  async (header) => {
    await expect(remembered(header)).resolves.toBeUndefined();
  },
);

test('has no id outside of requests', () => {
  expect(currentRequestId()).toBeUndefined();
});
