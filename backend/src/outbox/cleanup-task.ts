import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { describeError } from '../logging/describe-error.ts';
import { Redis } from '../redis/redis.ts';
import { Outbox } from './outbox.ts';

const hour = 60 * 60 * 1000;

/** Taken while the file counts as fresh, by whichever replica was first. */
const rewrittenKey = 'outbox:file-rewritten';
const freshSeconds = 24 * 60 * 60;

/** Removes what has expired, from the lists and from Redis's file. */
@Injectable()
export class CleanupTask implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(CleanupTask.name);
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly outbox: Outbox,
    private readonly redis: Redis,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), hour).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Never rejects: while Redis is unavailable, the next run does it. */
  async run(): Promise<void> {
    try {
      await this.outbox.removeExpired();
      const turn = await this.redis.client.set(rewrittenKey, new Date().toISOString(), {
        condition: 'NX',
        expiration: { type: 'EX', value: freshSeconds },
      });
      // An append-only file holds every message it ever took until it's rewritten.
      if (turn === 'OK') await this.redis.client.sendCommand(['BGREWRITEAOF']);
    } catch (error) {
      this.logger.warn({ event: 'outbox-not-tidied', error: describeError(error) });
    }
  }
}
