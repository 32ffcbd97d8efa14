import PostalMime, { type Address } from 'postal-mime';

/** A message as received over SMTP. */
export interface Delivery {
  /** The addresses from RCPT TO, which can differ from the headers. */
  recipients: string[];
  /** Headers and body, base64. */
  source: string;
}

/** A decoded message. */
export interface Mail {
  recipients: string[];
  from?: Address | undefined;
  to: Address[];
  cc: Address[];
  bcc: Address[];
  replyTo: Address[];
  subject: string;
  text?: string | undefined;
  html?: string | undefined;
  messageId?: string | undefined;
  /** All headers in order: lowercase keys, values unfolded but not decoded. */
  headers: { key: string; value: string }[];
}

export async function parseMail({ recipients, source }: Delivery): Promise<Mail> {
  const { from, to, cc, bcc, replyTo, subject, text, html, messageId, headers } =
    await PostalMime.parse(Buffer.from(source, 'base64'));
  return {
    recipients,
    from,
    to: to ?? [],
    cc: cc ?? [],
    bcc: bcc ?? [],
    replyTo: replyTo ?? [],
    subject: subject ?? '',
    text,
    html,
    messageId,
    headers: headers.map(({ key, value }) => ({ key, value })),
  };
}
