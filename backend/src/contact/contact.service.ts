import { Injectable, Logger } from '@nestjs/common';
import { practice } from 'shared/practice';
import { Settings } from '../config/settings.ts';
import { ApiException } from '../http/api-exception.ts';
import { describeError } from '../logging/redact.ts';
import { Mailer } from '../mail/mailer.ts';
import { contactMessages } from '../metrics/metrics.ts';
import { Outbox } from '../outbox/outbox.ts';
import { Quarantine } from '../outbox/quarantine.ts';
import { composeContactMail, isUrgent } from './contact-mail.ts';
import { QuarantineDigest } from './quarantine-digest.ts';
import {
  isOverflow,
  isQuarantined,
  type QuarantinedSubmission,
  type Submission,
} from './submission.ts';

/** Milliseconds. */
const directDeliveryTimeout = 10_000;

/**
 * Milliseconds until suspected spam must be in a digest: once a day, with an hour to retry a failed one.
 */
const digestDelay = 23 * 60 * 60 * 1000;

const notAccepted = `Your message didn’t go through. Please try again in a few minutes, or call us at ${practice.phone.display}.`;

@Injectable()
export class ContactService {
  private readonly logger = new Logger(ContactService.name);
  private readonly siteUrl: string;

  constructor(
    private readonly outbox: Outbox,
    private readonly quarantine: Quarantine,
    private readonly digest: QuarantineDigest,
    private readonly mailer: Mailer,
    settings: Settings,
  ) {
    this.siteUrl = settings.SITE_URL;
  }

  /**
   * Resolves once the message can't be lost: it's on disk or, if the outbox fails, the mail server has
   * accepted it for at least one recipient. Throws 503 if neither works or the quarantine is full.
   */
  async accept(submission: Submission): Promise<void> {
    if (isQuarantined(submission)) {
      await this.putInQuarantine(submission);
      contactMessages.inc({ result: isOverflow(submission) ? 'overflow' : 'suspected' });
      return;
    }
    try {
      await this.outbox.add(submission);
    } catch (error) {
      this.logger.warn({ event: 'not-queued', id: submission.id, error: describeError(error) });
      await this.sendDirectly(submission);
    }
    contactMessages.inc({ result: 'accepted' });
  }

  /** Doesn't fall back to direct mail, because a flood of spam would block the mail server. */
  private async putInQuarantine(submission: QuarantinedSubmission): Promise<void> {
    const { id } = submission;
    const isImmediate = isOverflow(submission) || isUrgent(submission);
    try {
      const now = Date.now();
      await this.quarantine.add(submission, isImmediate ? now : now + digestDelay);
    } catch (error) {
      this.logger.error({ event: 'not-quarantined', id, error: describeError(error) });
      throw new ApiException(503, notAccepted);
    }
    if (isImmediate) void this.digest.sendDue();
  }

  private async sendDirectly(submission: Submission): Promise<void> {
    const mail = composeContactMail(submission, this.siteUrl);
    try {
      await this.mailer.send(mail, AbortSignal.timeout(directDeliveryTimeout));
    } catch (error) {
      this.logger.error({ event: 'not-kept', id: submission.id, error: describeError(error) });
      throw new ApiException(503, notAccepted);
    }
    this.logger.log({ event: 'delivered-directly', id: submission.id });
  }
}
