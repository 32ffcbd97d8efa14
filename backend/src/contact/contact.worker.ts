import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Job } from 'bullmq';
import { describeError } from '../config/logging.ts';
import { Settings } from '../config/settings.ts';
import { deliverJob } from '../mail/deliver-job.ts';
import { Mailer } from '../mail/mailer.ts';
import { DeliveryCounts } from '../outbox/delivery-counts.ts';
import {
  backoff,
  type OutboxJob,
  outboxQueueName,
} from '../outbox/delivery-queue.ts';
import { JobQueues } from '../redis/job-queues.ts';
import { composeContactMail } from './contact-mail.ts';
import type { Submission } from './submission.ts';

/** Delivers queued messages and retries for more than a day. */
@Injectable()
export class ContactWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger(ContactWorker.name);

  constructor(
    private readonly queues: JobQueues,
    private readonly counts: DeliveryCounts,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    const worker = this.queues.process<OutboxJob<Submission>>(
      outboxQueueName,
      (job) => this.deliver(job),
      {
        concurrency: 2,
        // Retries a killed process's job within half a minute.
        lockDuration: 20_000,
        stalledInterval: 5000,
        settings: { backoffStrategy: backoff },
      },
    );
    worker.on('failed', (job, error) => {
      const id = job?.id;
      const attempt = job?.attemptsMade;
      this.logger.warn({
        event: 'delivery-failed',
        id,
        attempt,
        error: describeError(error),
      });
    });
  }

  private async deliver(job: Job<OutboxJob<Submission>>): Promise<void> {
    // The last process died after delivery, before the job was completed.
    if ('deliveredAt' in job.data) return;
    const mail = composeContactMail(job.data, this.settings.SITE_URL);
    await deliverJob(this.mailer, mail, job);
    const { receivedAt } = job.data;
    await job.updateData({ receivedAt, deliveredAt: new Date().toISOString() });
    await this.counts.add([{ receivedAt }]);
    this.logger.log({
      event: 'delivered',
      id: job.id,
      attempt: job.attemptsMade + 1,
    });
  }
}
