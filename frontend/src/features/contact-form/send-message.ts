import { orCallUs, phoneToday } from '@/content/phone';
import { practice } from '@/content/practice';
import { language } from '@/seo/languages';
import type { ApiError, ContactReceived } from 'shared/api-answers';
import { t } from 'shared/t';
import type { ContactMessage, FieldErrors } from './message';

/** What the page adds to a message; each field only if known. */
interface Extras {
  /** The honeypot's value. */
  comments?: string;
  /** How long the form was open, in milliseconds. */
  openFor?: number;
  /** The language of the page, unless it's English. */
  lang?: string;
}

type SendResult =
  | { ok: true; message: string }
  /**
   * `unloaded`: nothing was sent, because the script that sends isn't there.
   */
  | { ok: false; error: string; fields: FieldErrors; unloaded?: true };

function networkFailure(): string {
  const { display, href } = phoneToday();
  return href.startsWith('tel:')
    ? t('Failed to send message. Please try again or call us at {phone}.', {
        phone: display,
      })
    : t('Failed to send message. Please try again.');
}

/** nginx's own answer always has the practice's number. */
function withPhoneToday(error: string): string {
  const { display, href } = phoneToday();
  return href.startsWith('tel:')
    ? error.replace(practice.phone.display, display)
    : error.replace(orCallUs, '');
}

/** Milliseconds; longer than the server's own timeouts. */
const timeout = 45_000;

/**
 * Posts the message. Never throws: a rejection has the server's message,
 * anything else the message for a failed connection. The same key for the same
 * message lets the server detect duplicates.
 */
export async function sendMessage(
  message: ContactMessage & Extras,
  key: string,
): Promise<SendResult> {
  // Loaded on the first submit: most visitors never send the form.
  const client = await import('@/api/http-client').catch(() => undefined);
  if (!client)
    return { ok: false, error: networkFailure(), fields: {}, unloaded: true };
  try {
    const { status, data, headers } = await client.request({
      method: 'POST',
      url: '/api/contact',
      headers: { 'Idempotency-Key': key },
      data: message,
      timeout,
    });
    // nginx answers in English, whatever the page's language.
    const isOurs = (headers['content-language'] ?? 'en') === language;
    return toResult(status, isOurs ? data : undefined);
  } catch {
    return { ok: false, error: networkFailure(), fields: {} };
  }
}

/** Parses a response, which can come from a proxy in between. */
function toResult(status: number, data: unknown): SendResult {
  const { message, error, fields } = (data ?? {}) as Partial<
    ContactReceived & ApiError
  >;
  if (status === 200 && typeof message === 'string')
    return { ok: true, message };
  if (typeof error !== 'string')
    return { ok: false, error: networkFailure(), fields: {} };
  return {
    ok: false,
    error: withPhoneToday(error),
    fields: typeof fields === 'object' ? fields : {},
  };
}

/**
 * 128 random bits in hex. `crypto.randomUUID` is missing on plain http, this is
 * not.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
