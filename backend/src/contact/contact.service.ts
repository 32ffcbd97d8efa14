import { Injectable, Logger } from '@nestjs/common';
import { practice } from '../config/practice.ts';
import { Settings } from '../config/settings.ts';
import { ApiException } from '../http/api-exception.ts';
import { describeError } from '../logging/redact.ts';
import { Mailer } from '../mail/mailer.ts';
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

/** Longest wait for the mail server while a visitor waits, in milliseconds. */
const directDeliveryLimit = 10_000;

/**
 * Milliseconds until the practice must know of suspected spam: a digest a day, with an hour in which one
 * that fails is sent again.
 */
const longestUnlisted = 23 * 60 * 60 * 1000;

const notKept = `We could not take your message. Please call us at ${practice.phone.display}, or try again in a few minutes.`;

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
   * Resolves only once the message cannot be lost: it is on disk, or, when the outbox does not take
   * it, the mail server has accepted it for one recipient at least. Throws a 503 when neither would, or
   * when there's no room left in the quarantine.
   */
  async accept(submission: Submission): Promise<void> {
    if (isQuarantined(submission)) {
      await this.putInQuarantine(submission);
      return;
    }
    try {
      await this.outbox.add(submission);
    } catch (error) {
      this.logger.warn({ event: 'not-queued', id: submission.id, error: describeError(error) });
      await this.sendDirectly(submission);
    }
  }

  /** What can't be quarantined isn't mailed directly: a flood would keep the mail server from the others. */
  private async putInQuarantine(submission: QuarantinedSubmission): Promise<void> {
    const { id } = submission;
    const atOnce = isOverflow(submission) || isUrgent(submission);
    try {
      const now = Date.now();
      await this.quarantine.add(submission, atOnce ? now : now + longestUnlisted);
    } catch (error) {
      this.logger.error({ event: 'not-quarantined', id, error: describeError(error) });
      throw new ApiException(503, notKept);
    }
    if (atOnce) void this.digest.sendDue();
  }

  private async sendDirectly(submission: Submission): Promise<void> {
    const mail = composeContactMail(submission, this.siteUrl);
    try {
      await this.mailer.send(mail, AbortSignal.timeout(directDeliveryLimit));
    } catch (error) {
      this.logger.error({ event: 'not-kept', id: submission.id, error: describeError(error) });
      throw new ApiException(503, notKept);
    }
    this.logger.log({ event: 'delivered-directly', id: submission.id });
  }
}
