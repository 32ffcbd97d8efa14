import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { currentRequestId, rememberRequestId } from './json-logger.ts';

/** What is known of a request's id, a moment after it came in with this header. */
async function remembered(header: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    rememberRequestId({ get: () => header } as unknown as Request, {} as Response, () => {
      setImmediate(() => {
        resolve(currentRequestId());
      });
    });
  });
}

test("nginx's id of a request is known to all that follows from it", async () => {
  const id = '0123456789abcdef0123456789abcdef';
  await expect(remembered(id)).resolves.toBe(id);
});

test.each([undefined, '', 'ann@example.com', '{"level":"fatal"}'])(
  'what is no id of nginx does not get into the log: %j',
  async (header) => {
    await expect(remembered(header)).resolves.toBeUndefined();
  },
);

test('outside of requests there is no id', () => {
  expect(currentRequestId()).toBeUndefined();
});
