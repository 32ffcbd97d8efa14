import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Queue } from 'bullmq';
import { QuarantineMigration } from '../src/outbox/quarantine-migration.ts';
import { createRedisClient, type RedisClient } from '../src/redis/create-redis-client.ts';
import { quarantined, quarantineOf, sendDigest } from './support/quarantine.ts';
import { Site } from './support/site.ts';
import { until, withTimeout } from './support/until.ts';
import { goodMessage } from './support/visitor.ts';

const receivedAt = '2026-11-01T12:00:00.000Z';
const minute = 60_000;

let site: Site;
let client: RedisClient;
let queue: Queue;
/** The application's callbacks that run every minute. */
let everyMinute: (() => void)[];

beforeAll(async () => {
  const intervals = jest.spyOn(globalThis, 'setInterval');
  site = await Site.open();
  everyMinute = intervals.mock.calls
    .filter(([, delay]) => delay === minute)
    .map(([callback]) => callback);
  intervals.mockRestore();
  client = createRedisClient(site.redis.url, 'wait');
  client.on('error', () => undefined);
  await client.connect();
  queue = new Queue('contact-set-aside', { connection: client, skipVersionCheck: true });
  queue.on('error', () => undefined);
});

afterAll(async () => {
  await queue.close();
  client.destroy();
  await site.close();
});

async function addToOldQueue(...ids: string[]): Promise<void> {
  const suspicion = 'forged opening time';
  for (const id of ids) {
    const item = { id, receivedAt, consentVersion: '2025-01', suspicion, message: goodMessage };
    await queue.add('message', item, { jobId: id });
  }
}

const move = () =>
  withTimeout('the messages to move', site.app.get(QuarantineMigration, { strict: false }).move());
const left = () => queue.getJobCountByTypes('wait');

test('moves all messages from the old queue within a minute', async () => {
  await addToOldQueue(...Array.from({ length: 150 }, (_, number) => `old-${number}`));
  for (const callback of everyMinute) callback();
  await until('an empty queue', async () => (await left()) === 0);
  const entries = await quarantined(site);
  expect(entries).toHaveLength(150);
  expect(entries[0]).toMatchObject({ receivedAt, reason: 'forged opening time' });
});

test('lists them in the next digest', async () => {
  await sendDigest(site);
  const mail = await site.mailbox.mail(({ subject }) => subject?.includes('spam') ?? false);
  expect(mail.subject).toBe('[Suspected spam] 150 messages to the website');
  for (const id of ['old-0', 'old-149']) expect(mail.text).toContain(id);
});

test('moves each message once with two replicas', async () => {
  await addToOldQueue('shared-1', 'shared-2', 'shared-3');
  await Promise.all([move(), move()]);
  await move();
  expect(await left()).toBe(0);
  expect(await quarantined(site)).toHaveLength(153);
});

test('keeps a message in the old queue while the quarantine is full', async () => {
  await addToOldQueue('roomless');
  const quarantine = quarantineOf(site);
  const { capacity } = quarantine;
  quarantine.capacity = 0;
  await move();
  expect(await left()).toBe(1);
  quarantine.capacity = capacity;
  await move();
  expect(await left()).toBe(0);
  expect((await quarantined(site)).map(({ id }) => id)).toContain('roomless');
});
