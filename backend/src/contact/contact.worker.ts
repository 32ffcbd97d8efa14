import { setTimeout } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Job, Worker } from 'bullmq';
import { Settings } from '../config/settings.ts';
import { describeError } from '../logging/redact.ts';
import { Mailer } from '../mail/mailer.ts';
import {
  backoff,
  backOffAfterErrors,
  type OutboxJob,
  outboxQueueName,
} from '../outbox/delivery-queue.ts';
import { toBullmqClient } from '../redis/bullmq-client.ts';
import { createRedisClient, type RedisClient } from '../redis/create-redis-client.ts';
import { composeContactMail } from './contact-mail.ts';
import type { Submission } from './submission.ts';

/** Milliseconds: the mail server's socket timeout, and less than stop_grace_period in docker-compose.yml. */
const shutdownTimeout = 30_000;

/** Delivers queued messages and retries for more than a day. */
@Injectable()
export class ContactWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ContactWorker.name);
  private readonly siteUrl: string;
  private readonly client: RedisClient;
  private worker?: Worker<OutboxJob<Submission>>;

  constructor(
    private readonly mailer: Mailer,
    settings: Settings,
  ) {
    this.siteUrl = settings.SITE_URL;
    // The worker blocks on Redis for up to ten seconds. If commands failed immediately, it would retry
    // in a busy loop.
    this.client = createRedisClient(settings.REDIS_URL, 'wait');
  }

  onApplicationBootstrap(): void {
    this.worker = new Worker<OutboxJob<Submission>>(outboxQueueName, (job) => this.deliver(job), {
      connection: toBullmqClient(this.client),
      skipVersionCheck: true,
      concurrency: 2,
      runRetryDelay: 1000,
      // Retries a killed process's job within half a minute.
      lockDuration: 20_000,
      stalledInterval: 5000,
      // Repeated kills must not fail a message.
      maxStalledCount: 1000,
      settings: { backoffStrategy: backoff },
    });
    backOffAfterErrors(this.worker);
    this.worker.on('error', (error) => {
      this.logger.debug({ event: 'worker-error', error: describeError(error) });
    });
    this.worker.on('failed', (job, error) => {
      const id = job?.id;
      const attempt = job?.attemptsMade;
      this.logger.warn({ event: 'delivery-failed', id, attempt, error: describeError(error) });
    });
  }

  /** Waits for the current delivery. Forced without Redis, because BullMQ would wait for it. */
  async beforeApplicationShutdown(): Promise<void> {
    const closed = this.worker?.close(!this.client.isReady);
    await Promise.race([closed, setTimeout(shutdownTimeout, undefined, { ref: false })]);
    this.client.destroy();
  }

  /**
   * Delivers to one recipient after another, so that each gets the full timeout and a free connection.
   */
  private async deliver(job: Job<OutboxJob<Submission>>): Promise<void> {
    // The last process died after delivery, before the job was completed.
    if ('deliveredAt' in job.data) return;
    const mail = composeContactMail(job.data, this.siteUrl);
    const recipients = this.mailer.recipientsOf(mail);
    const deliveredTo = [...deliveredRecipients(job)];
    const errors: unknown[] = [];
    for (const recipient of recipients.filter((one) => !deliveredTo.includes(one))) {
      try {
        await this.mailer.deliver(mail, recipient);
      } catch (error) {
        errors.push(error);
        continue;
      }
      deliveredTo.push(recipient);
      // Saved right away. If the process dies before this, the recipient gets a duplicate.
      await job.updateProgress({ deliveredTo } satisfies DeliveryProgress);
    }
    if (errors.length > 0) throw new DeliveryError(errors, recipients.length);
    const { receivedAt } = job.data;
    await job.updateData({ receivedAt, deliveredAt: new Date().toISOString() });
    this.logger.log({ event: 'delivered', id: job.id, attempt: job.attemptsMade + 1 });
  }
}

/**
 * Stored as progress, not in the job's data: a frozen process could otherwise restore a body that
 * another process has already deleted.
 */
interface DeliveryProgress {
  readonly deliveredTo: readonly string[];
}

/** Recipients of earlier attempts. */
function deliveredRecipients({ progress }: Job): readonly string[] {
  return typeof progress === 'object' ? (progress as DeliveryProgress).deliveredTo : [];
}

/** BullMQ stores the error message with the job, so it must not contain the mail server's text. */
class DeliveryError extends Error {
  readonly code: unknown;
  readonly responseCode: unknown;

  constructor(errors: readonly unknown[], recipients: number) {
    const described = errors.map(describeError);
    const reasons = described.map(({ name, code, responseCode }) =>
      [name, code, responseCode].filter(Boolean).join(' '),
    );
    const share = recipients > 1 ? ` (${errors.length} of ${recipients} recipients)` : '';
    super([...new Set(reasons)].join(', ') + share);
    const [first] = described;
    this.name = String(first?.name);
    this.code = first?.code;
    this.responseCode = first?.responseCode;
  }
}
