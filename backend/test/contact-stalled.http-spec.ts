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

test('delivers a message after its process was killed repeatedly', async () => {
  const receivedAt = new Date().toISOString();
  const message = { ...goodMessage, firstName: 'Stalled' };
  const item = { id: 'killed', receivedAt, consentVersion: '2025-01', message };
  await direct.queue.add('message', item, { jobId: item.id, delay: 24 * 60 * 60_000 });
  // The state after the sixth kill: an active job without a lock, already marked as stalled.
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
