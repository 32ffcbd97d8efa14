import { Logger } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { Counter } from 'prom-client';
import type { Settings } from '../config/settings.ts';
import { describeError } from '../config/logging.ts';

const mailFailures = new Counter({
  name: 'mail_failures_total',
  help: 'Failed attempts to deliver an email to a recipient.',
});

/** A mail from the website. The sender comes from the settings. */
export interface Mail {
  /**
   * In angle brackets. The same for all recipients and attempts, so that
   * duplicates are recognizable.
   */
  readonly messageId: string;
  /** Mailboxes, separated by commas. Default: MAIL_TO. */
  readonly to?: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly urgent?: boolean;
  /** Uses a separate connection, so that other mails can't block it. */
  readonly ownConnection?: boolean;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export abstract class Mailer {
  protected readonly logger = new Logger(Mailer.name);

  /** Rejects if it can't deliver now. */
  abstract check(): Promise<void>;

  /** The operator's message about the last failed check. */
  problem: string | undefined;

  /** The recipients. Each gets a separate delivery. */
  abstract recipientsOf(mail: Mail): readonly string[];

  /**
   * Delivers the mail to one recipient. Resolves once it's accepted. Rejects if
   * it's refused, times out or `signal` aborts.
   */
  async deliver(
    mail: Mail,
    recipient: string,
    signal?: AbortSignal,
  ): Promise<void> {
    try {
      await this.transmit(mail, recipient, signal);
    } catch (error) {
      mailFailures.inc();
      throw error;
    }
  }

  /**
   * Delivers to one recipient after another, so that each gets the full timeout
   * and a free connection. Skips those who have the mail. `record` is awaited
   * after each delivery. Rejects if a recipient doesn't have it then.
   */
  async deliverToEach(
    mail: Mail,
    deliveredTo: readonly string[],
    record: (recipient: string) => Promise<unknown>,
  ): Promise<void> {
    const recipients = this.recipientsOf(mail);
    const errors: unknown[] = [];
    for (const recipient of recipients.filter(
      (one) => !deliveredTo.includes(one),
    )) {
      try {
        await this.deliver(mail, recipient);
      } catch (error) {
        errors.push(error);
        continue;
      }
      // Right away. If the process dies before this, the recipient gets a
      // duplicate.
      await record(recipient);
    }
    if (errors.length > 0) throw new DeliveryError(errors, recipients.length);
  }

  /**
   * Delivers the mail to all recipients in parallel. Resolves if at least one
   * delivery succeeded and logs the failures. Rejects if all failed.
   */
  async send(mail: Mail, signal?: AbortSignal): Promise<void> {
    const recipients = this.recipientsOf(mail);
    const outcomes = await Promise.allSettled(
      recipients.map((recipient) => this.deliver(mail, recipient, signal)),
    );
    const errors = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    if (errors.length === recipients.length)
      throw new DeliveryError(errors, recipients.length);
    for (const error of errors) {
      const { messageId } = mail;
      this.logger.error({
        event: 'recipient-missed',
        messageId,
        error: describeError(error),
      });
    }
  }

  protected abstract transmit(
    mail: Mail,
    recipient: string,
    signal?: AbortSignal,
  ): Promise<void>;
}

/**
 * An error without the mail server's text, which can quote an address. BullMQ
 * stores the message with the job.
 */
export class DeliveryError extends Error {
  readonly code: unknown;
  readonly responseCode: unknown;

  constructor(errors: readonly unknown[], recipients: number) {
    const described = errors.map(describeError);
    const reasons = described.map(({ name, code, responseCode }) =>
      [name, code, responseCode].filter(Boolean).join(' '),
    );
    const share =
      recipients > 1 ? ` (${errors.length} of ${recipients} recipients)` : '';
    super([...new Set(reasons)].join(', ') + share);
    const [first] = described;
    this.name = String(first?.name);
    this.code = first?.code;
    this.responseCode = first?.responseCode;
  }
}

/**
 * Mail programs decode this, and nodemailer takes it for its own encoding.
 * Nobody is called that.
 */
const looksEncoded = (text: string): boolean => text.includes('=?');

/**
 * Every mail is sent by a program, so no out-of-office reply goes to its sender
 * or to a patient: RFC 3834, and Exchange's own header. Replies by people aren't
 * affected.
 */
const automatic = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
};

/**
 * Converts a mail to nodemailer's options. Its date is the time of sending,
 * because servers refuse old mail.
 */
export function toMessage(mail: Mail, settings: Settings) {
  const { urgent = false, replyTo, subject, ...rest } = mail;
  return {
    ...rest,
    subject: looksEncoded(subject) ? encodeWord(subject, 'Q', 52) : subject,
    // nodemailer wouldn't encode it here.
    replyTo: replyTo && looksEncoded(replyTo.name) ? replyTo.address : replyTo,
    // Without a mail server, these settings can be missing.
    from: settings.MAIL_FROM || 'website@localhost',
    to: mail.to ?? (settings.MAIL_TO || 'practice@localhost'),
    priority: urgent ? 'high' : 'normal',
    headers: automatic,
  } satisfies SendMailOptions;
}
