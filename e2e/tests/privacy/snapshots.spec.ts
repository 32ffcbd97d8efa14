import { expect, test } from '@playwright/test';
import { redis } from '../../src/redis.ts';

test("Redis doesn't write snapshots, which would keep deleted data", async () => {
  expect(await redis('config', 'get', 'save')).toEqual(['save']);
});
