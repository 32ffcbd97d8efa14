import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { describeError } from '../logging/describe-error.ts';
import { Redis } from '../redis/redis.ts';
import { deliveryAttempts } from './delivery-schedule.ts';
import type { Submission } from './submission.ts';

export const contactQueueName = 'contact';

/** What a job holds: the message, or, once it is delivered, no more than the fact. */
export type ContactJob = Submission | { readonly deliveredAt: string };

const day = 24 * 60 * 60;

/** Puts submissions on disk, in Redis. */
@Injectable()
export class ContactQueue implements OnApplicationShutdown {
  private readonly queue: Queue<ContactJob>;

  constructor(redis: Redis) {
    this.queue = new Queue<ContactJob>(contactQueueName, {
      connection: redis.client,
      // Waiting for Redis here would hang every later call if it was away at boot.
      skipWaitingForReady: true,
      skipVersionCheck: true,
      defaultJobOptions: {
        attempts: deliveryAttempts,
        backoff: { type: 'custom' },
        stackTraceLimit: 1,
        // A delivered job is kept without its body, so that a late repeat is still recognised.
        removeOnComplete: { age: day },
        removeOnFail: { age: 30 * day },
      },
    });
    // A rejected add tells its caller; without a listener the event would end the process.
    const logger = new Logger(ContactQueue.name);
    this.queue.on('error', (error) => {
      logger.debug({ event: 'queue-error', error: describeError(error) });
    });
  }

  /**
   * Resolves once Redis has the submission in its append-only file. One that is there already is
   * not added again. Rejects when Redis is away, full or read-only.
   */
  async add(submission: Submission): Promise<void> {
    await this.queue.add('message', submission, { jobId: submission.id });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
