import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DirectQueue } from './support/direct-queue.ts';
import { Site } from './support/site.ts';
import { goodMessage } from './support/visitor.ts';

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

test('a message whose process was killed again and again is delivered, and never failed', async () => {
  const receivedAt = new Date().toISOString();
  const message = { ...goodMessage, firstName: 'Stalled' };
  const item = { id: 'killed', receivedAt, consentVersion: '2025-01', message };
  await direct.queue.add('message', item, { jobId: item.id, delay: 24 * 60 * 60_000 });
  // What the sixth process to die with it leaves in Redis: a job under way without a lock, found once before.
  await direct.client
    .multi()
    .hSet(`bull:contact:${item.id}`, 'stc', '5')
    .zRem('bull:contact:delayed', item.id)
    .lPush('bull:contact:active', item.id)
    .sAdd('bull:contact:stalled', item.id)
    .exec();
  await site.mailbox.mailFrom('Stalled Example');
  expect(await direct.queue.getFailedCount()).toBe(0);
});
