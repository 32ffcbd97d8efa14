import { QuarantineDigest } from '../../src/contact/quarantine-digest.ts';
import { openDeliveryQueue } from '../../src/outbox/delivery-queue.ts';
import type { Outbox } from '../../src/outbox/outbox.ts';
import { Quarantine } from '../../src/outbox/quarantine.ts';
import { createRedisClient, type RedisClient } from '../../src/redis/create-redis-client.ts';
import { withRedis } from './admin.ts';
import type { Site } from './site.ts';
import { until } from 'e2e/servers/until.ts';

export const day = 24 * 60 * 60_000;

type Entry = Awaited<ReturnType<Outbox['list']>>[number];

/** Waits for the first entry in the outbox that matches. */
export function listed({ outbox }: Site, matches: (entry: Entry) => boolean): Promise<Entry> {
  const find = async () => (await outbox.list()).find(matches);
  return until(`an outbox entry with ${String(matches)}`, find);
}

/** The delivery queue over a separate connection, independent of the site's. */
export class DirectQueue {
  private constructor(
    readonly client: RedisClient,
    readonly queue: ReturnType<typeof openDeliveryQueue>,
  ) {}

  static async open(site: Site): Promise<DirectQueue> {
    const client = createRedisClient(site.redis.url, 'wait');
    client.on('error', () => undefined);
    await client.connect();
    const queue = openDeliveryQueue(client);
    queue.on('error', () => undefined);
    return new DirectQueue(client, queue);
  }

  async close(): Promise<void> {
    await this.queue.close();
    this.client.destroy();
  }
}

export const quarantineOf = (site: Site): Quarantine => site.app.get(Quarantine, { strict: false });

export const digestOf = (site: Site): QuarantineDigest =>
  site.app.get(QuarantineDigest, { strict: false });

/** Allows the next digest right away. */
export async function releaseDigestLock(site: Site): Promise<void> {
  await digestOf(site).sendDue();
  await withRedis(site, (client) => client.del('quarantine:digest-turn'));
}

/** Sends the digest that is due at this time, regardless of the last one. */
export async function sendDigest(site: Site, now?: number): Promise<void> {
  await releaseDigestLock(site);
  await digestOf(site).sendDue(now);
}

export const quarantined = async (site: Site) =>
  (await site.outbox.list()).filter(({ state }) => state === 'quarantined');
