/** A mail from the website; sender and, unless told otherwise, recipients come from the settings. */
export interface Mail {
  /** In angle brackets, and the same at each attempt: repeats are recognisably one mail. */
  readonly messageId: string;
  readonly date: Date;
  /** Empty or absent: who receives the contact messages. */
  readonly to?: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly urgent?: boolean;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Hands mails over to whoever delivers them. */
export abstract class Mailer {
  /** Resolves once the mail is accepted for good; rejects when it is not or `signal` aborts. */
  abstract send(mail: Mail, signal?: AbortSignal): Promise<void>;
}
