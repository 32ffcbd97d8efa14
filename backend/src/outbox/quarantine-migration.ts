import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Queue } from 'bullmq';
import { describeError } from '../logging/redact.ts';
import { Redis } from '../redis/redis.ts';
import type { OutboxItem } from './delivery-queue.ts';
import { Quarantine } from './quarantine.ts';

const interval = 60_000;

type OldItem = OutboxItem & { readonly suspicion: string };

/**
 * Moves messages from the old queue of suspected spam into the quarantine. Delete this file and its test
 * in 2027: messages expire after 30 days.
 */
@Injectable()
export class QuarantineMigration implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(QuarantineMigration.name);
  private readonly queue: Queue<OldItem>;
  private timer?: NodeJS.Timeout;

  constructor(
    redis: Redis,
    private readonly quarantine: Quarantine,
  ) {
    this.queue = new Queue<OldItem>('contact-set-aside', {
      connection: redis.client,
      skipWaitingForReady: true,
      skipVersionCheck: true,
    });
    this.queue.on('error', () => undefined);
  }

  /** Repeated, because the previous release still accepts messages during an update. */
  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.move(), interval).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.queue.close();
  }

  /** Never rejects. The next run retries. */
  async move(): Promise<void> {
    try {
      for (;;) {
        const jobs = await this.queue.getJobs(['wait'], 0, 99);
        if (jobs.length === 0) return;
        for (const job of jobs) {
          const { suspicion, ...item } = job.data;
          await this.quarantine.add({ ...item, reason: suspicion }, Date.now());
          await job.remove();
        }
      }
    } catch (error) {
      this.logger.debug({ event: 'not-migrated', error: describeError(error) });
    }
  }
}
