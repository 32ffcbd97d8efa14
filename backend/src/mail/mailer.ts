/** A mail to the practice; sender and recipients come from the settings. */
export interface Mail {
  /** Without angle brackets' content changing between attempts: repeats are recognisably one mail. */
  readonly messageId: string;
  readonly date: Date;
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails over to whoever delivers them. */
export abstract class Mailer {
  /** Resolves once the mail is accepted for good; rejects when it is not or `signal` aborts. */
  abstract send(mail: Mail, signal?: AbortSignal): Promise<void>;
}
