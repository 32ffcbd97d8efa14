import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RedisServer } from './support/redis-server.ts';
import { Site } from './support/site.ts';
import { goodMessage } from './support/visitor.ts';

let folder: string;
let redis: RedisServer;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trace-'));
  // -D: keeps Redis our own child and detaches the tracer.
  const tracer = ['strace', '-D', '-f', '-qq', '-s', '65536', '-o', join(folder, 'trace')];
  redis = await RedisServer.start([...tracer, '-e', 'trace=read,write,fdatasync,fsync']);
  site = await Site.open({ REDIS_URL: redis.url });
});

afterAll(async () => {
  await site.close();
  await redis.stop();
  await rm(folder, { recursive: true });
});

test('confirms a message only once Redis has synced it to disk', async () => {
  const marker = 'MarkerOfTheSyncedMessage';
  await site
    .visit()
    .post('/api/contact')
    .send({ ...goodMessage, message: marker })
    .expect(200);
  const calls = (await readFile(join(folder, 'trace'), 'utf8')).split('\n');
  const find = (after: number, pattern: RegExp): number =>
    calls.findIndex((call, index) => index > after && pattern.test(call));
  const descriptorOf = (index: number): string => /\((\d+)/.exec(calls[index] ?? '')?.[1] ?? '';

  const asked = find(-1, new RegExp(`read\\(\\d+, .*${marker}`));
  const written = find(asked, new RegExp(`write\\(\\d+, .*${marker}`));
  const synced = find(written, new RegExp(`(fdatasync|fsync)\\(${descriptorOf(written)}\\) += 0`));
  const answered = find(asked, new RegExp(`write\\(${descriptorOf(asked)}, `));

  expect(asked).toBeGreaterThan(0);
  expect(written).toBeGreaterThan(asked);
  expect(synced).toBeGreaterThan(written);
  expect(answered).toBeGreaterThan(synced);
});
