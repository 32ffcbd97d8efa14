import { openDeliveryQueue } from '../../src/outbox/delivery-queue.ts';
import { createRedisClient, type RedisClient } from '../../src/redis/create-redis-client.ts';
import type { Site } from './site.ts';

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
