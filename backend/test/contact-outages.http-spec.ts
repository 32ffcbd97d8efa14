import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { practice } from 'shared/practice';
import { DirectQueue, listed } from './support/outbox.ts';
import { RedisServer } from 'e2e/servers/redis-server.ts';
import { Site, goodMessage } from './support/site.ts';
import { until } from 'e2e/servers/until.ts';

let site: Site;
let direct: DirectQueue;

beforeAll(async () => {
  site = await Site.open();
});

beforeEach(async () => {
  direct = await DirectQueue.open(site);
});

afterEach(() => direct.close());

afterAll(() => site.close());

const send = (firstName: string) =>
  site
    .visit()
    .post('/api/contact')
    .send({ ...goodMessage, firstName });

const arrived = (firstName: string) => site.mailbox.mailFrom(`${firstName} Example`);

test('mails directly while Redis is killed, and returns 503 without a mail server', async () => {
  await site.redis.kill();
  await send('Direct').expect(200);
  await arrived('Direct');

  await site.mailbox.kill();
  const answer = await send('Nowhere').expect(503);
  expect(answer.body).toEqual({ error: expect.stringContaining(practice.phone.display) });

  await Promise.all([site.redis.run(), site.mailbox.run()]);
  await site.becomes('ready');
  await send('Again').expect(200);
  await arrived('Again');
});

test('mails directly while Redis is frozen', async () => {
  site.redis.freeze();
  await send('Frozen').expect(200);
  await arrived('Frozen');
  site.redis.thaw();
  await site.becomes('ready');
});

test.each(['hang', 'disconnect', 'refuse-temporarily', 'refuse-permanently'] as const)(
  'answers within 12 seconds with Redis unavailable and a mail server that will %s',
  async (behavior) => {
    await site.redis.kill();
    await site.mailbox.setBehavior(behavior);
    const started = performance.now();
    const answer = await send('Unkept').expect(503);
    expect(performance.now() - started).toBeLessThan(12_000);
    expect(answer.body).toEqual({ error: expect.stringContaining(practice.phone.display) });
    await site.mailbox.setBehavior('accept');
    await site.redis.run();
    await site.becomes('ready');
  },
);

test.each(['disconnect', 'refuse-temporarily', 'refuse-permanently'] as const)(
  'keeps and lists the message without its content when the mail server will %s',
  async (behavior) => {
    await site.mailbox.setBehavior(behavior);
    await send('Patient').expect(200);
    const entry = await listed(site, ({ attempts }) => attempts > 0);
    expect(entry).toMatchObject({ state: 'waiting', attempts: 1, reason: '' });
    expect(entry.lastError).toMatch(/^\w+( E\w+)?( \d{3})?$/);
    expect(JSON.stringify(entry)).not.toMatch(/Patient|visitor|insurance/i);

    const mails = () => site.mailbox.mailsFrom('Patient Example');
    const before = (await mails()).length;
    await site.mailbox.setBehavior('accept');
    expect(await site.outbox.retry(entry.id)).toBe(1);
    await until('one more mail', async () => (await mails()).length === before + 1);
    await until('an empty outbox', async () => (await site.outbox.list()).length === 0);
  },
);

test.each([
  ['full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
  ['read-only', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
])('mails directly while Redis is %s, and backs off', async (state, begin, end) => {
  const name = `While-${state}`;
  await direct.client.sendCommand(begin);
  await direct.client.sendCommand(['CONFIG', 'RESETSTAT']);
  await site.becomes('not ready');
  await send(name).expect(200);
  await arrived(name);

  // Without a pause after each error, there would be thousands.
  await setTimeout(5000);
  const [, errors] = /total_error_replies:(\d+)/.exec(await direct.client.info('stats')) ?? [];
  expect(Number(errors)).toBeGreaterThan(0);
  expect(Number(errors)).toBeLessThan(100);

  await direct.client.sendCommand(end);
  await site.becomes('ready');
  await send(`After-${state}`).expect(200);
  await arrived(`After-${state}`);
});

const message = (id: string, firstName: string) => ({
  id,
  receivedAt: new Date().toISOString(),
  consentVersion: '2025-01',
  message: { ...goodMessage, firstName },
});

/** Waits until the worker is done with a message, in whatever way. */
async function stateAfterAttempt(id: string): Promise<string> {
  return until(`an attempt to deliver ${id}`, async () => {
    const state = await direct.queue.getJobState(id);
    return ['completed', 'failed', 'delayed'].includes(state) ? state : undefined;
  });
}

test('delivers a message after its process was killed repeatedly', async () => {
  const item = message('killed', 'Stalled');
  // The state after the sixth kill: an active job without a lock, already marked as stalled.
  await direct.queue.add('message', item, { jobId: item.id, delay: 24 * 60 * 60_000 });
  await direct.client
    .multi()
    .hSet(`bull:contact:${item.id}`, 'stc', '5')
    .zRem('bull:contact:delayed', item.id)
    .lPush('bull:contact:active', item.id)
    .sAdd('bull:contact:stalled', item.id)
    .exec();
  expect(await stateAfterAttempt(item.id)).toBe('completed');
  await site.mailbox.mailFrom('Stalled Example');
});

test("doesn't deliver a message again if its process was killed right after delivery", async () => {
  const item = message('delivered', 'Delivered');
  await direct.queue.add('message', item, { jobId: item.id });
  expect(await stateAfterAttempt(item.id)).toBe('completed');
  // The state after the kill: waiting again, with what the delivery left of it.
  const job = await direct.queue.getJob(item.id);
  await job?.retry('completed');
  expect(await stateAfterAttempt(item.id)).toBe('completed');
  expect(await site.mailbox.mailsFrom('Delivered Example')).toHaveLength(1);
});

test('confirms a message only once Redis has synced it to disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trace-'));
  // -D: keeps Redis our own child and detaches the tracer.
  const tracer = ['strace', '-D', '-f', '-qq', '-s', '65536', '-o', join(folder, 'trace')];
  const redis = await RedisServer.start([...tracer, '-e', 'trace=read,write,fdatasync,fsync']);
  const traced = await site.replica({ REDIS_URL: redis.url });
  const marker = 'MarkerOfTheSyncedMessage';
  await traced
    .visit()
    .post('/api/contact')
    .send({ ...goodMessage, message: marker })
    .expect(200);
  await traced.stop();
  await redis.stop();
  const calls = (await readFile(join(folder, 'trace'), 'utf8')).split('\n');
  await rm(folder, { recursive: true });
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
