import PostalMime, { type Address, type Email } from 'postal-mime';
import type { Delivery } from './delivery.ts';

/** A decoded message for the API. Missing parts are null. */
export interface Mail {
  envelope: Delivery['envelope'];
  from: Address | null;
  to: Address[];
  replyTo: Address[];
  subject: string;
  text: string | null;
  html: string | null;
  messageId: string | null;
  /** All headers in order: lowercase names, values unfolded but not decoded. */
  headers: { name: string; value: string }[];
}

export async function parseMail({ envelope, source }: Delivery): Promise<Mail> {
  const email: Email = await PostalMime.parse(Buffer.from(source, 'base64'));
  return {
    envelope,
    from: email.from ?? null,
    to: email.to ?? [],
    replyTo: email.replyTo ?? [],
    subject: email.subject ?? '',
    text: email.text ?? null,
    html: email.html ?? null,
    messageId: email.messageId ?? null,
    headers: email.headers.map(({ key, value }) => ({ name: key, value })),
  };
}
