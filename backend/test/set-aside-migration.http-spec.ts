import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Queue } from 'bullmq';
import { SetAsideMigration } from '../src/outbox/set-aside-migration.ts';
import { createRedisClient, type RedisClient } from '../src/redis/create-redis-client.ts';
import { quarantined, quarantineOf, sendDigest } from './support/quarantine.ts';
import { Site } from './support/site.ts';
import { until, within } from './support/until.ts';
import { goodMessage } from './support/visitor.ts';

const receivedAt = '2026-11-01T12:00:00.000Z';
const minute = 60_000;

let site: Site;
let client: RedisClient;
let queue: Queue;
/** What the application does each minute. */
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

async function setAside(...ids: string[]): Promise<void> {
  const suspicion = 'forged opening time';
  for (const id of ids) {
    const item = { id, receivedAt, consentVersion: '2025-01', suspicion, message: goodMessage };
    await queue.add('message', item, { jobId: id });
  }
}

const move = () =>
  within('the messages to move', site.app.get(SetAsideMigration, { strict: false }).move());
const left = () => queue.getJobCountByTypes('wait');

test('all messages that were set aside before there was a quarantine are moved there, within a minute', async () => {
  await setAside(...Array.from({ length: 150 }, (_, number) => `set-aside-${number}`));
  for (const callback of everyMinute) callback();
  await until('an empty queue', async () => (await left()) === 0);
  const entries = await quarantined(site);
  expect(entries).toHaveLength(150);
  expect(entries[0]).toMatchObject({ receivedAt, reason: 'forged opening time' });
});

test('they are listed in the next digest', async () => {
  await sendDigest(site);
  const mail = await site.mailbox.mail(({ subject }) => subject?.includes('spam') ?? false);
  expect(mail.subject).toBe('[Suspected spam] 150 messages to the website');
  for (const id of ['set-aside-0', 'set-aside-149']) expect(mail.text).toContain(id);
});

test('two replicas at once move each of them once', async () => {
  await setAside('shared-1', 'shared-2', 'shared-3');
  await Promise.all([move(), move()]);
  await move();
  expect(await left()).toBe(0);
  expect(await quarantined(site)).toHaveLength(153);
});

test('what finds no room waits where it is', async () => {
  await setAside('roomless');
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
