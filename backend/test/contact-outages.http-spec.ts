import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { practice } from '../src/config/practice.ts';
import { DirectQueue } from './support/direct-queue.ts';
import { listed } from './support/listed.ts';
import { Site } from './support/site.ts';
import { until } from './support/until.ts';
import { goodMessage } from './support/visitor.ts';

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

test.each(['hang', 'disconnect', 'refuse with 451', 'refuse with 550'] as const)(
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

test.each(['disconnect', 'refuse with 451', 'refuse with 550'] as const)(
  'keeps and lists the message without its content when the mail server will %s',
  async (behavior) => {
    await site.mailbox.setBehavior(behavior);
    await send('Patient').expect(200);
    const entry = await listed(site.outbox, ({ attempts }) => attempts > 0);
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

  const started = performance.now();
  while (performance.now() - started < 5000) await direct.client.ping();
  const [, errors] = /total_error_replies:(\d+)/.exec(await direct.client.info('stats')) ?? [];
  expect(Number(errors)).toBeGreaterThan(0);
  expect(Number(errors)).toBeLessThan(100);

  await direct.client.sendCommand(end);
  await site.becomes('ready');
  await send(`After-${state}`).expect(200);
  await arrived(`After-${state}`);
});
