/** A mail from the website; sender and, unless named, recipients come from the settings. */
export interface Mail {
  /** In angle brackets, and the same for each recipient and attempt: repeats are recognizably one mail. */
  readonly messageId: string;
  readonly date: Date;
  /** Mailboxes with commas between them. Absent: those that receive the contact messages. */
  readonly to?: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly urgent?: boolean;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Hands mails to whatever delivers them. */
export abstract class Mailer {
  /** Everyone who gets this mail, each by a delivery of their own. */
  abstract recipientsOf(mail: Mail): readonly string[];

  /**
   * Delivers the mail to one of its recipients. Resolves once it's accepted for good; rejects when it
   * isn't, takes too long, or `signal` aborts.
   */
  abstract deliver(mail: Mail, recipient: string, signal?: AbortSignal): Promise<void>;

  /**
   * Delivers the mail to all of its recipients at the same time. Resolves with the errors of those who
   * didn't get it; rejects with the first of them when nobody did.
   */
  async send(mail: Mail, signal?: AbortSignal): Promise<readonly unknown[]> {
    const recipients = this.recipientsOf(mail);
    const outcomes = await Promise.allSettled(
      recipients.map((recipient) => this.deliver(mail, recipient, signal)),
    );
    const errors = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    if (errors.length === recipients.length) throw errors[0];
    return errors;
  }
}
