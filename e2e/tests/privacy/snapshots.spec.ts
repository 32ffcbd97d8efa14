import { expect, test } from '@playwright/test';
import { redis } from '../../src/redis.ts';

test('Redis writes no snapshots, which would keep what is deleted', async () => {
  expect(await redis('config', 'get', 'save')).toEqual(['save']);
});
