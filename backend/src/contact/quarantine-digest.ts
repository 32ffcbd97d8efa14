import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Queue } from 'bullmq';
import { describeError } from '../config/logging.ts';
import { Settings } from '../config/settings.ts';
import { Mailer } from '../mail/mailer.ts';
import { DeliveryCounts } from '../outbox/delivery-counts.ts';
import {
  DigestTakenOverError,
  isOverflow,
  Quarantine,
} from '../outbox/quarantine.ts';
import { JobQueues } from '../redis/job-queues.ts';
import { composeDigestMail, digestNumber } from './digest-mail.ts';
import type { QuarantinedSubmission } from './submission.ts';

/** Milliseconds. */
const betweenDigests = 10 * 60_000;
const beforeRetry = 60_000;

/** Messages per read and per mail, and approximate bytes per mail. */
const batchSize = 10;
const maxMessages = 1000;
const maxMailSize = 1024 * 1024;

const queueName = 'digest';

/** There's only one job, so only one backend sends. */
const jobId = 'next';

/**
 * Mails quarantined messages to the practice: overflow in full, suspected spam
 * as a list.
 */
@Injectable()
export class QuarantineDigest implements OnApplicationBootstrap {
  readonly queue: Queue;
  private readonly logger = new Logger(QuarantineDigest.name);

  constructor(
    private readonly quarantine: Quarantine,
    private readonly counts: DeliveryCounts,
    private readonly queues: JobQueues,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {
    this.queue = queues.open(queueName, {
      // What's in it changes with each attempt.
      attempts: Number.MAX_SAFE_INTEGER,
      backoff: { type: 'fixed', delay: beforeRetry },
    });
  }

  onApplicationBootstrap(): void {
    this.queues.process(queueName, (_job, stopping) => this.run(stopping));
  }

  /**
   * Has a digest sent if one is due and none is on its way, at most every ten
   * minutes unless space runs out.
   */
  @Interval(30_000)
  async sendDue(now = Date.now()): Promise<void> {
    const isEarly = await this.quarantine.isHalfFull();
    if (!isEarly && !(await this.quarantine.isDigestDue(now))) return;
    const { finishedOn } = (await this.queue.getJob(jobId)) ?? {};
    if (finishedOn !== undefined) {
      // Negative if the clock was ahead then.
      const since = now - finishedOn;
      if (!isEarly && since >= 0 && since < betweenDigests) return;
      await this.queue.remove(jobId);
    }
    await this.queue.add('digest', {}, { jobId });
  }

  private async run(stopping: AbortSignal): Promise<void> {
    try {
      await this.sendAll(stopping);
    } catch (error) {
      if (error instanceof DigestTakenOverError) {
        this.logger.warn({ event: 'digest-taken-over' });
        return;
      }
      this.logger.warn({ event: 'digest-failed', error: describeError(error) });
      await this.quarantine.countDigestFailure();
      throw error;
    }
  }

  /**
   * Resends an unfinished digest first, with the same Message-ID, then sends
   * the messages that are there now. During a flood, goes on until there's
   * space again.
   */
  private async sendAll(stopping: AbortSignal): Promise<void> {
    const { owner, ids: unfinished } = await this.quarantine.takeDigest();
    if (unfinished.length > 0)
      await this.send(
        owner,
        unfinished,
        await this.quarantine.read(unfinished),
      );
    let { unlisted } = await this.quarantine.counts();
    while (unlisted > 0 || (await this.quarantine.isHalfFull())) {
      const submissions = await this.nextMail();
      if (stopping.aborted || submissions.length === 0) return;
      const ids = submissions.map(({ id }) => id);
      await this.quarantine.startDigest(owner, ids);
      await this.send(owner, ids, submissions);
      unlisted -= ids.length;
    }
  }

  /**
   * Reads the messages of one mail, a few at a time, because all of them could
   * be too many for the memory.
   */
  private async nextMail(): Promise<QuarantinedSubmission[]> {
    const ids = await this.quarantine.unlisted(maxMessages);
    const submissions: QuarantinedSubmission[] = [];
    let size = 0;
    while (ids.length > 0 && size <= maxMailSize) {
      const batch = ids.splice(0, batchSize);
      for (const submission of await this.quarantine.read<QuarantinedSubmission>(
        batch,
      )) {
        submissions.push(submission);
        size += sizeInMail(submission);
      }
    }
    return submissions;
  }

  private async send(
    owner: string,
    ids: readonly string[],
    submissions: readonly QuarantinedSubmission[],
  ): Promise<void> {
    const digest = digestNumber(ids);
    // All messages may have been discarded since the digest was started.
    if (submissions.length > 0) {
      const mail = composeDigestMail(
        digest,
        submissions,
        this.settings.SITE_URL,
      );
      const deliveredTo = await this.quarantine.digestRecipients(digest);
      await this.mailer.deliverToEach(mail, deliveredTo, (recipient) =>
        this.quarantine.addDigestRecipient(digest, recipient),
      );
    }
    const overflow = submissions.filter(isOverflow);
    const delivered = overflow.map(({ id }) => id);
    const listed = submissions
      .map(({ id }) => id)
      .filter((id) => !delivered.includes(id));
    await this.quarantine.finishDigest(owner, digest, listed, delivered);
    await this.counts.add(overflow);
    this.logger.log({ event: 'digest-sent', digest, listed: listed.length });
    for (const id of delivered)
      this.logger.log({ event: 'delivered', id, digest });
  }
}

/**
 * Approximate bytes of a message in the mail. Only overflow is included in
 * full.
 */
const sizeInMail = (submission: QuarantinedSubmission): number =>
  isOverflow(submission) ? JSON.stringify(submission).length : 1000;
