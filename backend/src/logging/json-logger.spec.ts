import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { currentRequestId, rememberRequestId } from './json-logger.ts';

/** The current request ID, asynchronously after a request with this header. */
async function remembered(header: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    rememberRequestId({ get: () => header } as unknown as Request, {} as Response, () => {
      setImmediate(() => {
        resolve(currentRequestId());
      });
    });
  });
}

test("keeps nginx's request ID for asynchronous work", async () => {
  const id = '0123456789abcdef0123456789abcdef';
  await expect(remembered(id)).resolves.toBe(id);
});

test.each([undefined, '', 'ann@example.com', '{"level":"fatal"}'])(
  "ignores an X-Request-Id that isn't from nginx: %j",
  async (header) => {
    await expect(remembered(header)).resolves.toBeUndefined();
  },
);

test('has no ID outside of requests', () => {
  expect(currentRequestId()).toBeUndefined();
});
