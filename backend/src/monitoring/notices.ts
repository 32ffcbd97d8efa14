import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import { describeError } from '../config/logging.ts';
import { deliverJob } from '../mail/deliver-job.ts';
import { type Mail, Mailer } from '../mail/mailer.ts';
import { JobQueues } from '../redis/job-queues.ts';

export const noticesQueue = 'notices';

/** How many can wait, so that someone who causes them can't fill Redis. */
const maxWaiting = 500;

/** Milliseconds. */
const retryInterval = 60_000;

/** Enough to try for a day. */
const attempts = (24 * 60 * 60_000) / retryInterval;

/** What a notice is about. The log's events begin with it. */
type Topic = 'sign-in' | 'day-change';

/** Mails that tell people about something that someone did. */
@Injectable()
export class Notices {
  private readonly logger = new Logger(Notices.name);
  private readonly queue: Queue<Mail>;

  constructor(queues: JobQueues) {
    this.queue = queues.open(noticesQueue, {
      attempts,
      backoff: { type: 'fixed', delay: retryInterval },
      removeOnComplete: true,
      removeOnFail: true,
    });
  }

  /**
   * Mails it after `delay` milliseconds. @returns what takes it back before
   * that.
   */
  async add(
    topic: Topic,
    mail: Mail,
    delay = 0,
  ): Promise<() => Promise<unknown>> {
    if ((await this.queue.count()) >= maxWaiting) {
      const event = `${topic}-never-mailed`;
      this.logger.error({ event, messageId: mail.messageId, maxWaiting });
      return () => Promise.resolve();
    }
    const job = await this.queue.add(topic, mail, { delay });
    return () => job.remove();
  }
}

/** Mails the notices, and tries again for a day. */
@Injectable()
export class NoticeWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger(NoticeWorker.name);

  constructor(
    private readonly queues: JobQueues,
    private readonly mailer: Mailer,
  ) {}

  onApplicationBootstrap(): void {
    const worker = this.queues.process<Mail>(noticesQueue, async (job) => {
      await deliverJob(this.mailer, job.data, job);
      const { messageId } = job.data;
      this.logger.log({ event: `${job.name}-mailed`, messageId });
    });
    worker.on('failed', (job, error) => this.logFailure(job, error));
  }

  private logFailure(job: Job<Mail> | undefined, thrown: Error): void {
    const error = describeError(thrown);
    const messageId = job?.data.messageId;
    const topic = job?.name ?? 'notice';
    if (job?.finishedOn === undefined)
      this.logger.warn({ event: `${topic}-not-mailed`, error });
    else
      this.logger.error({ event: `${topic}-never-mailed`, messageId, error });
  }
}
