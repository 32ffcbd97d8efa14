import { practice } from '@/content/practice';
import type { BotSignals, ContactMessage } from './contact-message';
import type { FieldErrors } from './validate';

export type SendResult =
  { ok: true; message: string } | { ok: false; error: string; fields: FieldErrors };

interface Failure {
  error?: string;
  fields?: FieldErrors;
}

const networkFailure = `Failed to send message. Please try again or call us at ${practice.phone.display}.`;

/** Milliseconds; longer than the server itself tries. */
const patience = 45_000;

/**
 * Posts the message. Never throws: a refusal carries the server's sentence, anything else the
 * sentence for a broken connection. The same key for the same message lets the server know a repeat.
 */
export async function sendMessage(
  message: ContactMessage & BotSignals,
  key: string,
): Promise<SendResult> {
  try {
    // Loaded on the first submit: most visitors never send the form.
    const { default: axios } = await import('axios');
    const { status, data } = await axios.post<{ message?: string } & Failure>(
      '/api/contact',
      message,
      { headers: { 'Idempotency-Key': key }, timeout: patience, validateStatus: () => true },
    );
    if (status === 200 && data.message) return { ok: true, message: data.message };
    return { ok: false, error: data.error ?? networkFailure, fields: data.fields ?? {} };
  } catch {
    return { ok: false, error: networkFailure, fields: {} };
  }
}
