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

type SetAsideItem = OutboxItem & { readonly suspicion: string };

/**
 * Moves messages from the queue that held suspected ones before the quarantine existed. In 2027 nothing
 * can be left in it: delete this file and its test then.
 */
@Injectable()
export class SetAsideMigration implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SetAsideMigration.name);
  private readonly queue: Queue<SetAsideItem>;
  private timer?: NodeJS.Timeout;

  constructor(
    redis: Redis,
    private readonly quarantine: Quarantine,
  ) {
    this.queue = new Queue<SetAsideItem>('contact-set-aside', {
      connection: redis.client,
      skipWaitingForReady: true,
      skipVersionCheck: true,
    });
    this.queue.on('error', () => undefined);
  }

  /** Repeatedly: during an update the previous release still accepts messages. */
  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.move(), interval).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.queue.close();
  }

  /** Never rejects: while Redis is unavailable or the quarantine full, the next run does it. */
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
