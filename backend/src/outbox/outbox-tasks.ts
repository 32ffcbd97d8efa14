import { Injectable, Logger, Module } from '@nestjs/common';
import { Intervals } from '../config/intervals.ts';
import { describeError } from '../config/logging.ts';
import { Redis } from '../redis/redis.ts';
import { Outbox, OutboxModule } from './outbox.ts';

/** Milliseconds. */
const spoolInterval = 2000;
const cleanupInterval = 60 * 60_000;

/** Moves spooled messages to Redis as soon as Redis takes them. */
@Injectable()
class SpoolTask {
  private readonly logger = new Logger(SpoolTask.name);
  private isRunning = false;

  constructor(
    private readonly outbox: Outbox,
    intervals: Intervals,
  ) {
    intervals.add(spoolInterval, () => this.run());
  }

  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.outbox.storeSpooled();
    } catch (error) {
      this.logger.debug({ event: 'spooled-messages-not-stored', error: describeError(error) });
    }
    this.isRunning = false;
  }
}

/** Set by the replica that rewrites the file, until the next rewrite is due. */
const rewrittenKey = 'outbox:file-rewritten';
const freshSeconds = 24 * 60 * 60;

/** Removes expired messages from Redis and its append-only file. */
@Injectable()
export class CleanupTask {
  private readonly logger = new Logger(CleanupTask.name);

  constructor(
    private readonly outbox: Outbox,
    private readonly redis: Redis,
    intervals: Intervals,
  ) {
    intervals.add(cleanupInterval, () => this.run());
  }

  /** Never rejects. The next run retries. */
  async run(): Promise<void> {
    try {
      await this.outbox.removeExpired();
      const locked = await this.redis.client.set(rewrittenKey, new Date().toISOString(), {
        condition: 'NX',
        expiration: { type: 'EX', value: freshSeconds },
      });
      // Until it's rewritten, the append-only file still contains deleted messages.
      if (locked === 'OK') await this.redis.client.sendCommand(['BGREWRITEAOF']);
    } catch (error) {
      this.logger.warn({ event: 'outbox-not-tidied', error: describeError(error) });
    }
  }
}

/** The outbox's background tasks. CLI commands run without them. */
@Module({ imports: [OutboxModule], providers: [CleanupTask, SpoolTask] })
export class OutboxTasksModule {}
