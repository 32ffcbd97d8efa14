import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { practice } from '../../frontend/src/content/practice.ts';
import { Outbox } from '../src/outbox/outbox.ts';
import { OutboxAlert } from '../src/outbox/outbox-alert.ts';
import { openDeliveryQueue } from '../src/outbox/outbox-queues.ts';
import { createRedisClient, type RedisClient } from '../src/redis/create-redis-client.ts';
import { Site } from './support/site.ts';
import { goodMessage } from './support/visitor.ts';

let site: Site;
let outbox: Outbox;
let client: RedisClient;
let queue: ReturnType<typeof openDeliveryQueue>;

beforeAll(async () => {
  site = await Site.open({ ALERT_TO: 'operator@practice.example' });
  outbox = site.app.get(Outbox, { strict: false });
});

// A connection beside the site's own, which a test may break.
beforeEach(async () => {
  client = createRedisClient(site.redis.url, { socketTimeout: 5000, whileAway: 'wait' });
  client.on('error', () => undefined);
  await client.connect();
  queue = openDeliveryQueue(client);
  queue.on('error', () => undefined);
});

afterEach(async () => {
  await queue.close();
  client.destroy();
});

afterAll(() => site.close());

const send = (firstName: string) =>
  site
    .visit()
    .post('/api/contact')
    .send({ ...goodMessage, firstName });

const arrived = (firstName: string) => site.mailbox.mailFrom(`${firstName} Example`);

/** Resolves with the first entry of the outbox that satisfies. */
async function listed(
  satisfies: (entry: Awaited<ReturnType<Outbox['list']>>[number]) => boolean,
): Promise<Awaited<ReturnType<Outbox['list']>>[number]> {
  for (;;) {
    const entry = (await outbox.list()).find(satisfies);
    if (entry) return entry;
  }
}

const health = async () =>
  (await site.visit().get('/api/health/ready').expect(200)).body as unknown;

test('with Redis killed the mail goes out before the answer; with both away the answer is 503', async () => {
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

test('with Redis frozen the mail still goes out', async () => {
  site.redis.freeze();
  await send('Frozen').expect(200);
  await arrived('Frozen');
  site.redis.thaw();
  await site.becomes('ready');
});

test.each(['hang', 'break off', 'refuse with 451', 'refuse with 550'] as const)(
  'with Redis away and a mail server that will %s the visitor is told within 12 seconds',
  async (behaviour) => {
    await site.redis.kill();
    await site.mailbox.behave(behaviour);
    const started = performance.now();
    const answer = await send('Unkept').expect(503);
    expect(performance.now() - started).toBeLessThan(12_000);
    expect(answer.body).toEqual({ error: expect.stringContaining(practice.phone.display) });
    await site.mailbox.behave('accept');
    await site.redis.run();
    await site.becomes('ready');
  },
);

test.each(['break off', 'refuse with 451', 'refuse with 550'] as const)(
  'a mail server that will %s leaves the message waiting, listed without its words',
  async (behaviour) => {
    await site.mailbox.behave(behaviour);
    await send('Patient').expect(200);
    const entry = await listed(({ attempts }) => attempts > 0);
    expect(entry).toMatchObject({ state: 'waiting', attempts: 1, suspicion: '' });
    expect(entry.lastError).toMatch(/^\w+( E\w+)?( \d{3})?$/);
    expect(JSON.stringify(entry)).not.toMatch(/Patient|visitor|insurance/i);

    const before = site.mailbox.mailsFrom('Patient Example').length;
    await site.mailbox.behave('accept');
    expect(await outbox.retry(entry.id)).toBe(1);
    while (site.mailbox.mailsFrom('Patient Example').length === before) await outbox.counts();
    while ((await outbox.list()).length > 0);
  },
);

test.each([
  ['full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
  ['read-only', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
])(
  'with Redis %s the mail goes out before the answer, and the worker does not hammer on it',
  async (state, begin, end) => {
    const name = `While-${state}`;
    await client.sendCommand(begin);
    await client.sendCommand(['CONFIG', 'RESETSTAT']);
    await site.becomes('not ready');
    await send(name).expect(200);
    await arrived(name);

    const started = performance.now();
    while (performance.now() - started < 5000) await client.ping();
    const [, errors] = /total_error_replies:(\d+)/.exec(await client.info('stats')) ?? [];
    expect(Number(errors)).toBeGreaterThan(0);
    expect(Number(errors)).toBeLessThan(100);

    await client.sendCommand(end);
    await site.becomes('ready');
    await send(`After-${state}`).expect(200);
    await arrived(`After-${state}`);
  },
);

test('what has used up its attempts is failed, listed, reported and delivered on demand', async () => {
  await site.mailbox.behave('refuse with 550');
  const submission = {
    id: 'the-last-attempt',
    receivedAt: new Date().toISOString(),
    consentVersion: '2025-01',
    message: { ...goodMessage, firstName: 'Failed' },
  };
  await queue.add('message', submission, { jobId: submission.id, attempts: 1 });
  const entry = await listed(({ state }) => state === 'failed');
  expect(entry).toMatchObject({ id: submission.id, attempts: 1 });
  expect(await health()).toEqual({
    status: 'degraded',
    troubles: ['Messages could not be delivered.'],
  });

  const alert = site.app.get(OutboxAlert, { strict: false });
  await alert.look();
  await site.mailbox.behave('accept');
  await Promise.all([alert.look(), alert.look()]);
  await alert.look();
  const sent = await site.mailbox.mail(
    ({ subject }) => subject?.includes('not being delivered') ?? false,
  );
  expect(sent.recipients).toEqual(['operator@practice.example']);
  expect(sent.text).toContain('Failed: 1.');
  expect(JSON.stringify(sent)).not.toMatch(/Ann|visitor\.example|insurance/);

  expect(await outbox.retry()).toBe(1);
  const mail = await arrived('Failed');
  expect(mail.messageId).toBe('<the-last-attempt@site.example>');
  while ((await outbox.list()).length > 0);
  expect(await health()).toEqual({ status: 'ready' });
  expect(site.mailbox.mailsTo('operator@practice.example')).toHaveLength(1);
});

test('a message that waits for more than 15 minutes is reported', async () => {
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
  const wait = async (minutes: number) => {
    const receivedAt = new Date(minutesAgo(minutes)).toISOString();
    const late = { id: 'late', receivedAt, message: goodMessage };
    const options = { timestamp: minutesAgo(minutes), delay: 24 * 60 * 60_000 };
    const job = await queue.add('message', late, options);
    const seen = await health();
    await job.remove();
    return seen;
  };
  expect(await wait(14)).toEqual({ status: 'ready' });
  expect(await wait(16)).toEqual({
    status: 'degraded',
    troubles: ['A message has waited for more than 15 minutes.'],
  });
});

test('nobody deletes a failed message before thirty days are over, and then it goes', async () => {
  await site.mailbox.behave('refuse with 550');
  const day = 24 * 60 * 60_000;
  const item = { receivedAt: new Date().toISOString(), message: goodMessage, consentVersion: 'x' };
  for (const id of ['kept', 'expired']) {
    await queue.add('message', { ...item, id }, { jobId: id, attempts: 1 });
    await listed((entry) => entry.id === id && entry.state === 'failed');
  }
  const failedAgo = async (id: string, days: number) => {
    const moment = Date.now() - days * day;
    await client.zAdd('bull:contact:failed', { score: moment, value: id });
    await client.hSet(`bull:contact:${id}`, 'finishedOn', String(moment));
  };
  await failedAgo('kept', 29.9);
  await failedAgo('expired', 30.1);
  // One more failure: BullMQ itself removes what is too old at such a moment.
  await queue.add('message', { ...item, id: 'fresh' }, { jobId: 'fresh', attempts: 1 });
  await listed(({ id, state }) => id === 'fresh' && state === 'failed');
  await outbox.removeExpired();
  expect((await outbox.list()).map(({ id }) => id).toSorted()).toEqual(['fresh', 'kept']);
  await site.mailbox.behave('accept');
});
