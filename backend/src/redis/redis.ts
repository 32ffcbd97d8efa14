import { once } from 'node:events';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { describeError } from '../config/logging.ts';
import { createRedisClient, type RedisClient } from './create-redis-client.ts';
import { startHeartbeat } from './heartbeat.ts';

/**
 * The connection for sessions, limits and the outbox. Starts even if Redis is
 * unavailable.
 */
@Injectable()
export class Redis implements OnApplicationShutdown {
  readonly client: RedisClient;
  /** A separate connection, so that PINGs don't wait for large replies. */
  readonly heartbeat: RedisClient;
  private readonly logger = new Logger(Redis.name);
  private readonly stopHeartbeat: () => void;
  private unavailable = false;

  constructor(settings: Settings) {
    this.client = createRedisClient(settings.REDIS_URL, 'fail');
    this.client.on('error', (error: unknown) => this.reportUnavailable(error));
    this.client.on('ready', () => {
      this.unavailable = false;
      this.logger.log('Redis is available.');
    });
    this.heartbeat = createRedisClient(settings.REDIS_URL, 'fail');
    // The other connection reports errors.
    this.heartbeat.on('error', () => undefined);
    for (const client of [this.client, this.heartbeat]) connect(client);
    this.stopHeartbeat = startHeartbeat(this.client, this.heartbeat, () => {
      this.reportUnavailable(new Error('Redis does not answer.'));
      this.reconnect();
    });
  }

  /** Whether Redis is or becomes available within `timeout` milliseconds. */
  async isAvailable(timeout: number): Promise<boolean> {
    const signal = AbortSignal.timeout(timeout);
    if (!this.client.isReady)
      await once(this.client, 'ready', { signal }).catch(() => false);
    return this.client.isReady;
  }

  /**
   * Rejects unless Redis stores data. PING would also succeed when it's full or
   * read-only.
   */
  async checkWritable(): Promise<void> {
    await this.client.set('readiness', 'asked');
  }

  onApplicationShutdown(): void {
    this.stopHeartbeat();
    for (const client of [this.client, this.heartbeat]) client.destroy();
  }

  /**
   * Rejects all commands that wait for a reply. Skips a connection that isn't
   * ready: it's reconnecting already.
   */
  private reconnect(): void {
    for (const client of [this.client, this.heartbeat]) {
      if (!client.isReady) continue;
      client.destroy();
      connect(client);
    }
  }

  private reportUnavailable(error: unknown): void {
    if (this.unavailable) return;
    this.unavailable = true;
    this.logger.error({
      event: 'redis-unavailable',
      error: describeError(error),
    });
  }
}

/**
 * Doesn't wait, because the promise stays pending while Redis is unavailable.
 */
function connect(client: RedisClient): void {
  client.connect().catch(() => undefined);
}
