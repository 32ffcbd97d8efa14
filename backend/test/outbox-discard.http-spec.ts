import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DirectQueue } from './support/direct-queue.ts';
import { listed } from './support/listed.ts';
import { day, quarantineOf } from './support/quarantine.ts';
import { Site } from './support/site.ts';
import { until } from './support/until.ts';
import { goodMessage } from './support/visitor.ts';

const item = {
  receivedAt: '2026-01-05T11:15:00Z',
  consentVersion: '2025-01',
  message: goodMessage,
};

let site: Site;
let direct: DirectQueue;

beforeAll(async () => {
  site = await Site.open();
  direct = await DirectQueue.open(site);
});

afterAll(async () => {
  await direct.close();
  await site.close();
});

const entryOf = async (id: string) => (await site.outbox.list()).find((entry) => entry.id === id);

const quarantine = (id: string) =>
  quarantineOf(site).add({ ...item, id, reason: 'filled in too fast' }, Date.now() + day);

test('discards a quarantined message with its content', async () => {
  await quarantine('suspect');
  await quarantine('another');
  expect(await site.outbox.discard('suspect')).toBe('quarantined');
  expect(await entryOf('suspect')).toBeUndefined();
  expect(await entryOf('another')).toMatchObject({ state: 'quarantined' });
  expect(await site.outbox.discard('suspect')).toBeUndefined();
  expect(await site.outbox.discard('another')).toBe('quarantined');
  expect(await site.dumpRedis()).not.toContain(goodMessage.email);
});

test('discards all quarantined messages, and no others', async () => {
  const ids = Array.from({ length: 1100 }, (_, number) => `suspect-${number}`);
  await Promise.all(ids.map(quarantine));
  await site.mailbox.kill();
  await direct.queue.add('message', { ...item, id: 'patient' }, { jobId: 'patient' });
  expect(await site.outbox.discardQuarantined()).toBe(1100);
  expect(await site.outbox.discardQuarantined()).toBe(0);
  expect(await site.outbox.counts()).toMatchObject({ waiting: 1, quarantined: 0, unlisted: 0 });
  expect(await site.dumpRedis()).not.toContain('suspect-');
  await site.mailbox.run();
  await until('a message to retry', () => site.outbox.retry('patient'));
  await until('the message to be gone', async () => !(await entryOf('patient')));
});

test("doesn't discard a waiting message", async () => {
  await site.mailbox.kill();
  await direct.queue.add('message', { ...item, id: 'waiting' }, { jobId: 'waiting' });
  await listed(site.outbox, ({ id, attempts }) => id === 'waiting' && attempts > 0);
  expect(await site.outbox.discard('waiting')).toBe('waiting');
  expect(await entryOf('waiting')).toMatchObject({ state: 'waiting' });
});

test('discards a failed message', async () => {
  await direct.queue.add('message', { ...item, id: 'failing' }, { jobId: 'failing', attempts: 1 });
  await listed(site.outbox, ({ id, state }) => id === 'failing' && state === 'failed');
  expect(await site.outbox.discard('failing')).toBe('failed');
  expect(await entryOf('failing')).toBeUndefined();
});

test('returns undefined for a delivered or unknown message', async () => {
  await site.mailbox.run();
  await until('a message to retry', () => site.outbox.retry('waiting'));
  await site.mailbox.mail(({ messageId }) => messageId === '<waiting@site.example>');
  await until('the message to be gone', async () => !(await entryOf('waiting')));
  expect(await site.outbox.discard('waiting')).toBeUndefined();
  expect(await site.outbox.discard('unknown')).toBeUndefined();
});
