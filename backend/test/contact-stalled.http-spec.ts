import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DirectQueue } from './support/direct-queue.ts';
import { Site } from './support/site.ts';
import { until } from './support/until.ts';
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

const message = (id: string, firstName: string) => ({
  id,
  receivedAt: new Date().toISOString(),
  consentVersion: '2025-01',
  message: { ...goodMessage, firstName },
});

/** Waits until the worker is done with a message, in whatever way. */
async function stateAfterAttempt(id: string): Promise<string> {
  return until(`an attempt to deliver ${id}`, async () => {
    const state = await direct.queue.getJobState(id);
    return ['completed', 'failed', 'delayed'].includes(state) ? state : undefined;
  });
}

test('delivers a message after its process was killed repeatedly', async () => {
  const item = message('killed', 'Stalled');
  // The state after the sixth kill: an active job without a lock, already marked as stalled.
  await direct.queue.add('message', item, { jobId: item.id, delay: 24 * 60 * 60_000 });
  await direct.client
    .multi()
    .hSet(`bull:contact:${item.id}`, 'stc', '5')
    .zRem('bull:contact:delayed', item.id)
    .lPush('bull:contact:active', item.id)
    .sAdd('bull:contact:stalled', item.id)
    .exec();
  expect(await stateAfterAttempt(item.id)).toBe('completed');
  await site.mailbox.mailFrom('Stalled Example');
});

test("doesn't deliver a message again if its process was killed right after delivery", async () => {
  const item = message('delivered', 'Delivered');
  await direct.queue.add('message', item, { jobId: item.id });
  expect(await stateAfterAttempt(item.id)).toBe('completed');
  // The state after the kill: waiting again, with what the delivery left of it.
  const job = await direct.queue.getJob(item.id);
  await job?.retry('completed');
  expect(await stateAfterAttempt(item.id)).toBe('completed');
  expect(await site.mailbox.mailsFrom('Delivered Example')).toHaveLength(1);
});
