import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  day,
  type DirectQueue,
  emptyOutbox,
  listed,
  openQueueOf,
} from './support/outbox.ts';
import { RedisServer } from 'e2e/servers/redis-server.ts';
import { Site } from './support/site.ts';
import { until } from 'e2e/servers/until.ts';

const site = await Site.shared();
let direct: DirectQueue;

beforeEach(async () => {
  direct = await openQueueOf(site);
});

afterEach(() => direct.close());

const send = (firstName: string) => site.send({ firstName });

const arrived = (firstName: string) =>
  site.mailbox.mailFrom(`${firstName} Example`);

const spoolWarning =
  "Messages on the backend's disk until Redis takes them: 1.";

const warnings = async () => {
  const details = await site.visit().get('/api/health/details').expect(200);
  return (details.body as { warnings: string[] }).warnings;
};

const emptySpool = () =>
  until(
    'an empty spool',
    async () => (await readdir(site.spoolFolder)).length === 0,
  );

test('accepts a message while Redis and the mail server are killed, and mails it once', async () => {
  await Promise.all([site.redis.kill(), site.mailbox.kill()]);
  const key = 'one-and-the-same';
  await send('Spooled').set('Idempotency-Key', key).expect(200);
  await until('a warning', async () =>
    (await warnings()).includes(spoolWarning),
  );
  const [name = ''] = await readdir(site.spoolFolder);
  const damaged = ['0-0-cut', '0-0-empty'];
  for (const [at, text] of ['{', '{}'].entries()) {
    await writeFile(join(site.spoolFolder, `${damaged[at]}.json`), text);
  }
  const file = await readFile(join(site.spoolFolder, name));

  await Promise.all([site.redis.run(), site.mailbox.run()]);
  await arrived('Spooled');
  // Damaged files hold up no message, and wait for the operator.
  const lost = (await site.outbox.list()).filter(
    ({ state }) => state === 'failed',
  );
  expect(lost.map(({ id }) => id).toSorted()).toEqual(damaged);
  expect(lost[0]).toMatchObject({
    reason: "damaged on the backend's disk",
    attempts: 0,
  });
  expect(await site.outbox.counts()).toMatchObject({ failed: 2 });
  for (const id of damaged)
    expect(await site.outbox.discard(id)).toBe('failed');
  await emptySpool();
  await until(
    'no warning',
    async () => !(await warnings()).includes(spoolWarning),
  );
  // What's left if the process was killed after Redis had the message.
  await writeFile(join(site.spoolFolder, name), file);
  await emptySpool();
  await send('Spooled').set('Idempotency-Key', key).expect(200);
  await send('After-the-repeat').expect(200);
  await arrived('After-the-repeat');
  expect(await site.mailbox.mailsFrom('Spooled Example')).toHaveLength(1);
});

test('accepts a message while Redis is frozen, and mails it once', async () => {
  site.redis.freeze();
  await send('Frozen').expect(200);
  site.redis.thaw();
  await arrived('Frozen');
  await emptySpool();
  expect(await site.mailbox.mailsFrom('Frozen Example')).toHaveLength(1);
  // Mailed isn't done yet: Redis, killed by the next test, would list it as
  // waiting.
  await emptyOutbox(site);
});

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
    await until(
      'one more mail',
      async () => (await mails()).length === before + 1,
    );
    await emptyOutbox(site);
  },
);

test.each([
  [
    'full',
    ['CONFIG', 'SET', 'maxmemory', '1'],
    ['CONFIG', 'SET', 'maxmemory', '0'],
  ],
  ['read-only', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
])(
  'accepts a message while Redis is %s, mails it later, and backs off',
  async (state, begin, end) => {
    const name = `While-${state}`;
    await direct.client.sendCommand(begin);
    await direct.client.sendCommand(['CONFIG', 'RESETSTAT']);
    await site.becomes('not ready');
    await send(name).expect(200);

    // Without a pause after each error, there would be thousands of errors.
    await setTimeout(5000);
    const [, errors] =
      /total_error_replies:(\d+)/.exec(await direct.client.info('stats')) ?? [];
    expect(Number(errors)).toBeGreaterThan(0);
    expect(Number(errors)).toBeLessThan(100);

    await direct.client.sendCommand(end);
    await arrived(name);
    await emptySpool();
  },
);

/** Waits until the worker is done with a message, in whatever way. */
const stateAfterAttempt = async (id: string): Promise<string> =>
  until(`an attempt to deliver ${id}`, async () => {
    const state = await direct.queue.getJobState(id);
    return ['completed', 'failed', 'delayed'].includes(state)
      ? state
      : undefined;
  });

test('delivers a message after its process was killed repeatedly', async () => {
  // The state after the sixth kill: an active job without a lock, already
  // marked as stalled.
  await direct.add('killed', { delay: day }, { firstName: 'Stalled' });
  await direct.client
    .multi()
    .hSet('bull:contact:killed', 'stc', '5')
    .zRem('bull:contact:delayed', 'killed')
    .lPush('bull:contact:active', 'killed')
    .sAdd('bull:contact:stalled', 'killed')
    .exec();
  expect(await stateAfterAttempt('killed')).toBe('completed');
  await site.mailbox.mailFrom('Stalled Example');
});

test("doesn't deliver a message again if its process was killed right after delivery", async () => {
  await direct.add('delivered', {}, { firstName: 'Delivered' });
  expect(await stateAfterAttempt('delivered')).toBe('completed');
  // The state after the kill: waiting again, with what the delivery left of it.
  const job = await direct.queue.getJob('delivered');
  await job?.retry('completed');
  expect(await stateAfterAttempt('delivered')).toBe('completed');
  expect(await site.mailbox.mailsFrom('Delivered Example')).toHaveLength(1);
});

test('confirms a message only once Redis has synced it to disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trace-'));
  // -D: keeps Redis our own child and detaches the tracer.
  const redis = await RedisServer.start([
    'strace',
    '-D',
    '-f',
    '-qq',
    '-s',
    '65536',
    '-o',
    join(folder, 'trace'),
    '-e',
    'trace=read,write,fdatasync,fsync',
  ]);
  const traced = await site.replica({ REDIS_URL: redis.url });
  const marker = 'MarkerOfTheSyncedMessage';
  await traced.send({ message: marker }).expect(200);
  await traced.stop();
  await redis.stop();
  const calls = (await readFile(join(folder, 'trace'), 'utf8')).split('\n');
  await rm(folder, { recursive: true });
  const find = (after: number, pattern: RegExp): number =>
    calls.findIndex((call, index) => index > after && pattern.test(call));
  const descriptorOf = (index: number): string =>
    /\((\d+)/.exec(calls[index] ?? '')?.[1] ?? '';

  const asked = find(-1, new RegExp(`read\\(\\d+, .*${marker}`));
  const written = find(asked, new RegExp(`write\\(\\d+, .*${marker}`));
  const synced = find(
    written,
    new RegExp(`(fdatasync|fsync)\\(${descriptorOf(written)}\\) += 0`),
  );
  const answered = find(asked, new RegExp(`write\\(${descriptorOf(asked)}, `));

  expect(asked).toBeGreaterThan(0);
  expect(written).toBeGreaterThan(asked);
  expect(synced).toBeGreaterThan(written);
  expect(answered).toBeGreaterThan(synced);
});
