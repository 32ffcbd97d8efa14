import { Logger } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import type { Settings } from '../config/settings.ts';
import { describeError } from '../logging/redact.ts';

/** A mail from the website; sender and, unless named, recipients come from the settings. */
export interface Mail {
  /** In angle brackets, and the same for each recipient and attempt: repeats are recognizably one mail. */
  readonly messageId: string;
  readonly date: Date;
  /** Mailboxes with commas between them. Absent: those that receive the contact messages. */
  readonly to?: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly urgent?: boolean;
  /** Doesn't use the connections that other mails share, so that none of them can hold it up. */
  readonly ownConnection?: boolean;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Hands mails to whatever delivers them. */
export abstract class Mailer {
  protected readonly logger = new Logger(Mailer.name);

  /** Everyone who gets this mail, each in a delivery of their own. */
  abstract recipientsOf(mail: Mail): readonly string[];

  /**
   * Delivers the mail to one of its recipients. Resolves once it's accepted for good; rejects when it
   * isn't, takes too long, or `signal` aborts.
   */
  abstract deliver(mail: Mail, recipient: string, signal?: AbortSignal): Promise<void>;

  /**
   * Delivers the mail once, to all of its recipients at the same time. Resolves when at least one of them
   * has it, and logs that others don't; rejects when none has.
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
}

/** A mail as nodemailer takes it. */
export function toMessage(mail: Mail, settings: Settings) {
  const { urgent = false, ...rest } = mail;
  return {
    ...rest,
    // Without a mail server these can be missing: the mails are kept as files.
    from: settings.MAIL_FROM || 'website@localhost',
    to: mail.to ?? (settings.MAIL_TO || 'practice@localhost'),
    priority: urgent ? 'high' : 'normal',
  } satisfies SendMailOptions;
}
