import { expect, jest, test } from '@jest/globals';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { lastValueFrom, type Observable, of, throwError } from 'rxjs';
import { createRedisClient } from '../redis/create-redis-client.ts';
import { LimitExceeded, RateLimits } from '../redis/rate-limits.ts';
import type { Redis } from '../redis/redis.ts';
import { ApiException } from './api-exception.ts';
import { InvalidBodyLimit } from './invalid-body-limit.ts';

jest.useFakeTimers();

class Limit extends InvalidBodyLimit {
  constructor() {
    // It isn't connected, so the limits count in memory.
    const client = createRedisClient('redis://127.0.0.1:1', 'fail');
    super(new RateLimits({ client } as Redis), 'test', 'Please wait.');
  }
}

const invalid = new ApiException(400, 'Please check the form.', {
  fields: { name: 'Enter it.' },
});

/**
 * A call from an address. @returns its error, if any, and whether its body was
 * validated.
 */
async function call(
  limit: Limit,
  address: string,
  answer: () => Observable<unknown>,
) {
  const context = new ExecutionContextHost([{ ip: address }]);
  const handle = jest.fn(answer);
  const run = async () => lastValueFrom(limit.intercept(context, { handle }));
  const error = await run().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { error, wasRead: handle.mock.calls.length > 0 };
}

test('validates no more bodies of a network after sixty invalid ones, for ten minutes', async () => {
  const limit = new Limit();
  const invalidFrom = (address: string) =>
    call(limit, address, () => throwError(() => invalid));
  const validFrom = (address: string) => call(limit, address, () => of('sent'));

  for (let count = 0; count < 60; count += 1) {
    expect(await validFrom('2001:db8::1')).toEqual({
      error: undefined,
      wasRead: true,
    });
    expect(await invalidFrom('2001:db8::2')).toEqual({
      error: invalid,
      wasRead: true,
    });
  }
  expect(await invalidFrom('2001:db8::3')).toEqual({
    error: expect.any(LimitExceeded),
    wasRead: true,
  });
  jest.advanceTimersByTime(9 * 60_000);
  const { error, wasRead } = await validFrom('2001:db8::4');
  expect(error).toMatchObject({ message: 'Please wait.', retryAfter: 60 });
  expect(wasRead).toBe(false);
  expect(await validFrom('2001:db8:0:1::1')).toEqual({
    error: undefined,
    wasRead: true,
  });

  jest.advanceTimersByTime(60_000);
  expect(await validFrom('2001:db8::1')).toEqual({
    error: undefined,
    wasRead: true,
  });
});

test('counts no other errors', async () => {
  const limit = new Limit();
  const notKept = new ApiException(503, 'Please call us.');
  for (let count = 0; count < 61; count += 1) {
    const { error } = await call(limit, '192.0.2.7', () =>
      throwError(() => notKept),
    );
    expect(error).toBe(notKept);
  }
});
