import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DirectQueue } from './support/direct-queue.ts';
import { Site } from './support/site.ts';
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

test('a message that was set aside is discarded, words and all', async () => {
  await site.outbox.add({ ...item, id: 'suspect', suspicion: 'filled in too fast' });
  await site.outbox.add({ ...item, id: 'another', suspicion: 'filled in too fast' });
  expect(await site.outbox.discard('suspect')).toBe('set-aside');
  expect(await entryOf('suspect')).toBeUndefined();
  expect(await entryOf('another')).toMatchObject({ state: 'set-aside' });
  expect(await site.outbox.discard('suspect')).toBeUndefined();
  expect(await site.outbox.discard('another')).toBe('set-aside');
  expect(await site.dumpRedis()).not.toContain(goodMessage.email);
});

test('one that waits is not', async () => {
  await site.mailbox.kill();
  await direct.queue.add('message', { ...item, id: 'waiting' }, { jobId: 'waiting' });
  while (!(await entryOf('waiting'))?.attempts);
  expect(await site.outbox.discard('waiting')).toBe('waiting');
  expect(await entryOf('waiting')).toMatchObject({ state: 'waiting' });
});

test('one that failed is', async () => {
  await direct.queue.add('message', { ...item, id: 'failing' }, { jobId: 'failing', attempts: 1 });
  while ((await entryOf('failing'))?.state !== 'failed');
  expect(await site.outbox.discard('failing')).toBe('failed');
  expect(await entryOf('failing')).toBeUndefined();
});

test('one that is delivered, or never was there, is no message', async () => {
  await site.mailbox.run();
  while ((await site.outbox.retry('waiting')) === 0);
  await site.mailbox.mail(({ messageId }) => messageId === '<waiting@site.example>');
  while (await entryOf('waiting'));
  expect(await site.outbox.discard('waiting')).toBeUndefined();
  expect(await site.outbox.discard('unknown')).toBeUndefined();
});
