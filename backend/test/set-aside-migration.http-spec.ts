import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Queue } from 'bullmq';
import { SetAsideMigration } from '../src/outbox/set-aside-migration.ts';
import { createRedisClient } from '../src/redis/create-redis-client.ts';
import { quarantined, sendDigest } from './support/quarantine.ts';
import { Site } from './support/site.ts';
import { goodMessage } from './support/visitor.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site.close());

test('moves messages from the former queue of suspected messages into the quarantine', async () => {
  const client = createRedisClient(site.redis.url, 'wait');
  await client.connect();
  const queue = new Queue('contact-set-aside', { connection: client, skipVersionCheck: true });
  const receivedAt = '2026-11-01T12:00:00.000Z';
  for (let number = 0; number < 150; number += 1) {
    const id = `set-aside-${number}`;
    const suspicion = 'forged opening time';
    const item = { id, receivedAt, consentVersion: '2025-01', suspicion, message: goodMessage };
    await queue.add('message', item, { jobId: id });
  }

  const migration = site.app.get(SetAsideMigration, { strict: false });
  await Promise.all([migration.move(), migration.move()]);
  await migration.move();
  const entries = await quarantined(site);
  expect(entries).toHaveLength(150);
  expect(entries[0]).toMatchObject({ receivedAt, reason: 'forged opening time' });
  expect(await queue.getJobCountByTypes('wait')).toBe(0);

  await sendDigest(site);
  const mail = await site.mailbox.mail(({ subject }) => subject?.includes('spam') ?? false);
  expect(mail.subject).toBe('[Suspected spam] 150 messages to the website');
  for (const id of ['set-aside-0', 'set-aside-149']) expect(mail.text).toContain(id);
  await queue.close();
  client.destroy();
});
