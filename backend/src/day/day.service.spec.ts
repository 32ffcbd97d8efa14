import { expect, test } from '@jest/globals';
import { Settings } from '../config/settings.ts';
import type { AuditLog } from '../monitoring/audit-log.ts';
import type { Notices } from '../monitoring/notices.ts';
import { createRedisClient } from '../redis/create-redis-client.ts';
import type { Redis } from '../redis/redis.ts';
import { DayService } from './day.service.ts';

/** It isn't connected, so every command fails. */
const client = createRedisClient('redis://127.0.0.1:1', 'fail');

const service = () =>
  new DayService(
    { client } as Redis,
    {} as AuditLog,
    {} as Notices,
    new Settings(),
  );

test('a backend that has never read it says so, instead of “nothing is set”', async () => {
  const day = service();
  await day.onApplicationBootstrap();
  await expect(day.read()).rejects.toMatchObject({ status: 503 });
  await expect(day.readStored()).rejects.toMatchObject({ status: 503 });
});

test('the office has the hours of the files until it has read them', () => {
  const day = service();
  expect(day.phoneDown).toBeUndefined();
  expect(day.office.status).toMatch(/^(?:Open|Closed)/);
});
