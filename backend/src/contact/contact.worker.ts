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
import { createRedisClient, type RedisClient } from '../redis/create-redis-client.ts';
import { composeContactMail } from './contact-mail.ts';
import type { Submission } from './submission.ts';

/** Milliseconds: as long as the mail server can be silent, and less than docker-compose.yml allows. */
const shutdownTimeout = 30_000;

/** Mails what waits in the queue, and tries again until it is delivered or a day has passed. */
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
    // The worker waits for jobs inside Redis, up to ten seconds at a time. A command that failed at
    // once would be repeated at once, and that loop leaves no time for anything else.
    this.client = createRedisClient(settings.REDIS_URL, 'wait');
  }

  onApplicationBootstrap(): void {
    this.worker = new Worker<OutboxJob<Submission>>(outboxQueueName, (job) => this.deliver(job), {
      connection: this.client,
      skipVersionCheck: true,
      concurrency: 2,
      runRetryDelay: 1000,
      // What a killed process was delivering is retried within half a minute.
      lockDuration: 20_000,
      stalledInterval: 5000,
      // A process that is killed again and again must not turn a message into a failed one.
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

  /** Resolves after the current mail; without Redis, BullMQ would wait for it to come back. */
  async beforeApplicationShutdown(): Promise<void> {
    const closed = this.worker?.close(!this.client.isReady);
    await Promise.race([closed, setTimeout(shutdownTimeout, undefined, { ref: false })]);
    this.client.destroy();
  }

  /**
   * One recipient after the other, so that each has the whole time of a delivery, and none waits for a
   * connection that another one's mail holds.
   */
  private async deliver(job: Job<OutboxJob<Submission>>): Promise<void> {
    // A process that died between the two last steps leaves a delivered job to be finished.
    if ('deliveredAt' in job.data) return;
    const mail = composeContactMail(job.data, this.siteUrl);
    const recipients = this.mailer.recipientsOf(mail);
    const deliveredTo = [...recordedIn(job)];
    const errors: unknown[] = [];
    for (const recipient of recipients.filter((one) => !deliveredTo.includes(one))) {
      try {
        await this.mailer.deliver(mail, recipient);
      } catch (error) {
        errors.push(error);
        continue;
      }
      deliveredTo.push(recipient);
      // At once: a process that dies before this mails the same recipient again, and loses nothing.
      await job.updateProgress({ deliveredTo } satisfies DeliveryProgress);
    }
    if (errors.length > 0) throw new DeliveryError(errors, recipients.length);
    const { receivedAt } = job.data;
    await job.updateData({ receivedAt, deliveredAt: new Date().toISOString() });
    this.logger.log({ event: 'delivered', id: job.id, attempt: job.attemptsMade + 1 });
  }
}

/**
 * Kept beside the data of a job and not in it: a process that was frozen would put the body back that
 * another one has erased meanwhile.
 */
interface DeliveryProgress {
  readonly deliveredTo: readonly string[];
}

/** The recipients who have it from an earlier attempt. */
function recordedIn({ progress }: Job): readonly string[] {
  return typeof progress === 'object' ? (progress as DeliveryProgress).deliveredTo : [];
}

/** BullMQ keeps the message of an error with the job; a mail server's can quote an address. */
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
