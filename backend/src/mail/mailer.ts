import { Logger } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Settings } from '../config/settings.ts';
import { describeError } from '../logging/redact.ts';
import { mailFailures } from '../metrics/metrics.ts';

/** A mail from the website. The sender comes from the settings. */
export interface Mail {
  /** In angle brackets. The same for all recipients and attempts, so that duplicates are recognizable. */
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

  /** The recipients. Each gets a separate delivery. */
  abstract recipientsOf(mail: Mail): readonly string[];

  /**
   * Delivers the mail to one recipient. Resolves once it's accepted. Rejects if it's refused, times out
   * or `signal` aborts.
   */
  async deliver(mail: Mail, recipient: string, signal?: AbortSignal): Promise<void> {
    try {
      await this.transmit(mail, recipient, signal);
    } catch (error) {
      mailFailures.inc();
      throw error;
    }
  }

  /**
   * Delivers the mail to all recipients in parallel. Resolves if at least one delivery succeeded and logs
   * the failures. Rejects if all failed.
   */
  async send(mail: Mail, signal?: AbortSignal): Promise<void> {
    const recipients = this.recipientsOf(mail);
    const outcomes = await Promise.allSettled(
      recipients.map((recipient) => this.deliver(mail, recipient, signal)),
    );
    const errors = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    if (errors.length === recipients.length) throw errors[0];
    for (const error of errors) {
      const { messageId } = mail;
      this.logger.error({ event: 'recipient-missed', messageId, error: describeError(error) });
    }
  }

  protected abstract transmit(mail: Mail, recipient: string, signal?: AbortSignal): Promise<void>;
}

/** Mail programs decode this, and nodemailer takes it for its own encoding. Nobody is called that. */
const looksEncoded = (text: string): boolean => text.includes('=?');

/** Converts a mail to nodemailer's options. Its date is the time of sending, because servers refuse old mail. */
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
  } satisfies SendMailOptions;
}
