import { QuarantineDigest } from '../../src/contact/quarantine-digest.ts';
import type { JobsOptions } from 'bullmq';
import {
  deliveryOptions,
  type OutboxJob,
  outboxQueueName,
} from '../../src/outbox/delivery-queue.ts';
import type { Outbox } from '../../src/outbox/outbox.ts';
import { Quarantine } from '../../src/outbox/quarantine.ts';
import { openQueue } from '../../src/redis/job-queues.ts';
import { createRedisClient } from '../../src/redis/create-redis-client.ts';
import { goodMessage, type Site } from './site.ts';
import { until } from 'e2e/servers/until.ts';

export const day = 24 * 60 * 60_000;

type Entry = Awaited<ReturnType<Outbox['list']>>[number];

/** Waits for the first entry in the outbox that matches. */
export function listed(
  { outbox }: Site,
  matches: (entry: Entry) => boolean,
): Promise<Entry> {
  const find = async () => (await outbox.list()).find(matches);
  return until(`an outbox entry with ${String(matches)}`, find);
}

export const emptyOutbox = ({ outbox }: Site) =>
  until('an empty outbox', async () => (await outbox.list()).length === 0);

/** A message as it's stored. */
export const submission = (id: string, change: object = {}) => ({
  id,
  receivedAt: new Date().toISOString(),
  consentVersion: '2025-01',
  message: { ...goodMessage, ...change },
});

export type DirectQueue = Awaited<ReturnType<typeof openQueueOf>>;

/** The delivery queue over a separate connection, independent of the site's. */
export async function openQueueOf(site: Site) {
  const client = createRedisClient(site.redis.url, 'wait');
  client.on('error', () => undefined);
  await client.connect();
  const queue = openQueue<OutboxJob>(client, outboxQueueName, deliveryOptions);
  queue.on('error', () => undefined);
  return {
    client,
    queue,
    add: (id: string, options: JobsOptions = {}, change: object = {}) =>
      queue.add('message', submission(id, change), { jobId: id, ...options }),
    async close(): Promise<void> {
      await queue.close();
      client.destroy();
    },
  };
}

export const quarantineOf = (site: Site): Quarantine =>
  site.app.get(Quarantine, { strict: false });

export const digestOf = (site: Site): QuarantineDigest =>
  site.app.get(QuarantineDigest, { strict: false });

/** The state of the job that sends the digest, once it isn't running. */
export const digestSettled = (site: Site): Promise<string> =>
  until('no digest to be on its way', async () => {
    const job = await digestOf(site).queue.getJob('next');
    const state = (await job?.getState()) ?? 'none';
    return ['none', 'completed', 'delayed'].includes(state) ? state : undefined;
  });

/**
 * Sends the digest that is due at this time, by default once ten minutes are
 * over or the last one has failed.
 */
export async function sendDigest(
  site: Site,
  now = Date.now() + 10 * 60_000,
): Promise<void> {
  if ((await digestSettled(site)) === 'delayed')
    await digestOf(site).queue.promoteJobs();
  else await digestOf(site).sendDue(now);
  await digestSettled(site);
}

/** Allows the next digest right away. */
export async function forgetDigest(site: Site): Promise<void> {
  await digestSettled(site);
  await digestOf(site).queue.remove('next');
}

export const quarantined = async (site: Site) =>
  (await site.outbox.list()).filter(({ state }) => state === 'quarantined');
