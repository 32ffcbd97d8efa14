import { Injectable, Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { ApiException } from '../http/api-exception.ts';
import { orCallUs } from '../config/practice.ts';
import { describeError } from '../config/logging.ts';
import { Outbox } from '../outbox/outbox.ts';
import { isOverflow } from '../outbox/quarantine.ts';
import { isUrgent } from './contact-mail-content.ts';
import { QuarantineDigest } from './quarantine-digest.ts';
import { isQuarantined, type Submission } from './submission.ts';

/**
 * Milliseconds until suspected spam must be in a digest: once a day, with an
 * hour to retry a failed one.
 */
const digestDelay = 23 * 60 * 60 * 1000;

const contactMessages = new Counter({
  name: 'contact_messages_total',
  help: 'Contact form submissions by result.',
  labelNames: ['result'],
});

// Without a first value, Prometheus would miss the first increase.
for (const result of [
  'accepted',
  'suspected',
  'overflow',
  'refused',
  'failed',
]) {
  contactMessages.inc({ result }, 0);
}

export const countFailedMessage = (status: number): void =>
  contactMessages.inc({ result: status < 500 ? 'refused' : 'failed' });

const notAccepted = `Your message didn’t go through. Please try again in a few minutes${orCallUs}.`;

@Injectable()
export class ContactService {
  private readonly logger = new Logger(ContactService.name);

  constructor(
    private readonly outbox: Outbox,
    private readonly digest: QuarantineDigest,
  ) {}

  /**
   * Resolves once the message is on disk. Throws 503 if neither Redis nor the
   * backend's disk takes it, or if it's suspected and the quarantine is full.
   */
  async accept(submission: Submission): Promise<void> {
    const digestDueAt = dueTime(submission);
    try {
      await this.outbox.add(submission, digestDueAt);
    } catch (error) {
      this.logger.error({
        event: 'not-kept',
        id: submission.id,
        error: describeError(error),
      });
      throw new ApiException(503, notAccepted);
    }
    contactMessages.inc({ result: resultOf(submission) });
    if (digestDueAt === undefined || digestDueAt > Date.now()) return;
    // If this fails, the next regular check sends it.
    void this.digest.sendDue().catch(() => undefined);
  }
}

/**
 * When a digest must contain the message. Undefined if it's mailed by itself.
 */
function dueTime(submission: Submission): number | undefined {
  if (!isQuarantined(submission)) return undefined;
  const isImmediate = isOverflow(submission) || isUrgent(submission);
  return isImmediate ? Date.now() : Date.now() + digestDelay;
}

function resultOf(
  submission: Submission,
): 'accepted' | 'overflow' | 'suspected' {
  if (isOverflow(submission)) return 'overflow';
  return submission.reason || submission.suspicion ? 'suspected' : 'accepted';
}
