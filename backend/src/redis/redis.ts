import { once } from 'node:events';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { describeError } from '../logging/describe-error.ts';
import { Readiness } from '../readiness/readiness.ts';
import { createRedisClient, type RedisClient } from './create-redis-client.ts';
import { startHeartbeat } from './heartbeat.ts';

/** The one connection for sessions, limits and adding to the queue. Starts whether Redis is there or not. */
@Injectable()
export class Redis implements OnApplicationShutdown {
  readonly client: RedisClient;
  private readonly logger = new Logger(Redis.name);
  private readonly stopHeartbeat: () => void;
  private away = false;

  constructor(settings: Settings, readiness: Readiness) {
    this.client = createRedisClient(settings.REDIS_URL, { socketTimeout: 3000, whileAway: 'fail' });
    this.client.on('error', (error: unknown) => {
      this.reportAway(error);
    });
    this.client.on('ready', () => {
      this.away = false;
      this.logger.log('Redis is there.');
    });
    // A full or read-only Redis still answers a ping; what the site needs of it is to keep things.
    readiness.add('redis', () => this.client.set('readiness', 'asked'));
    this.connect();
    this.stopHeartbeat = startHeartbeat(this.client, () => {
      this.reportAway(new Error('Redis does not answer.'));
      this.client.destroy();
      this.connect();
    });
  }

  /** Whether Redis answers, or comes to within so many milliseconds. */
  async isThere(patience: number): Promise<boolean> {
    const limit = AbortSignal.timeout(patience);
    if (!this.client.isReady)
      await once(this.client, 'ready', { signal: limit }).catch(() => false);
    return this.client.isReady;
  }

  onApplicationShutdown(): void {
    this.stopHeartbeat();
    this.client.destroy();
  }

  /** Not awaited: the promise stays open for as long as Redis is away. */
  private connect(): void {
    this.client.connect().catch(() => undefined);
  }

  private reportAway(error: unknown): void {
    if (this.away) return;
    this.away = true;
    this.logger.error({ event: 'redis-away', error: describeError(error) });
  }
}
