import { once } from 'node:events';
import { Global, Injectable, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { describeError } from '../logging/redact.ts';
import { Readiness } from '../readiness/readiness.ts';
import { createRedisClient, type RedisClient } from './create-redis-client.ts';
import { startHeartbeat } from './heartbeat.ts';

/** The connection for sessions, limits and adding to the queue. Starts with or without Redis. */
@Injectable()
export class Redis implements OnApplicationShutdown {
  readonly client: RedisClient;
  /** A connection of its own: a PING doesn't wait behind large answers. */
  readonly heartbeat: RedisClient;
  private readonly logger = new Logger(Redis.name);
  private readonly stopHeartbeat: () => void;
  private unavailable = false;

  constructor(settings: Settings, readiness: Readiness) {
    this.client = createRedisClient(settings.REDIS_URL, 'fail');
    this.client.on('error', (error: unknown) => {
      this.reportUnavailable(error);
    });
    this.client.on('ready', () => {
      this.unavailable = false;
      this.logger.log('Redis is available.');
    });
    // A full or read-only Redis still answers a PING, but the site needs one that stores.
    readiness.add('redis', () => this.client.set('readiness', 'asked'));
    this.heartbeat = createRedisClient(settings.REDIS_URL, 'fail');
    // The other connection reports it.
    this.heartbeat.on('error', () => undefined);
    this.connect();
    this.stopHeartbeat = startHeartbeat(this.heartbeat, () => {
      this.reportUnavailable(new Error('Redis does not answer.'));
      this.disconnect();
      this.connect();
    });
  }

  /** Whether Redis answers, or starts to within so many milliseconds. */
  async isAvailable(timeout: number): Promise<boolean> {
    const signal = AbortSignal.timeout(timeout);
    if (!this.client.isReady) await once(this.client, 'ready', { signal }).catch(() => false);
    return this.client.isReady;
  }

  onApplicationShutdown(): void {
    this.stopHeartbeat();
    this.disconnect();
  }

  /** Not awaited: the promises stay pending while Redis is unavailable. */
  private connect(): void {
    for (const client of [this.client, this.heartbeat]) client.connect().catch(() => undefined);
  }

  private disconnect(): void {
    for (const client of [this.client, this.heartbeat]) client.destroy();
  }

  private reportUnavailable(error: unknown): void {
    if (this.unavailable) return;
    this.unavailable = true;
    this.logger.error({ event: 'redis-unavailable', error: describeError(error) });
  }
}

@Global()
@Module({ providers: [Redis], exports: [Redis] })
export class RedisModule {}
