import { randomUUID } from 'node:crypto';
import type { Rig } from './rig.ts';

/** A visitor's message, and the responses that the visitor got. */
export interface Submission {
  /** Appears in the mail's subject. */
  readonly lastName: string;
  readonly accepted: boolean;
  readonly answers: readonly string[];
}

/** Message content that must not appear in logs. The test also looks for the names. */
export const privateData = /canary|555-?0123/i;

/** Longer than the site ever takes to respond. */
const timeout = 30_000;
const maxAttempts = 3;

/**
 * Sends a message like the page does. After a failure it retries with the same key, like a visitor who
 * presses the button again.
 */
export async function submit(
  { siteUrl }: Rig,
  lastName: string,
  pause: () => Promise<unknown>,
): Promise<Submission> {
  const key = randomUUID();
  const answers: string[] = [];
  while (answers.length < maxAttempts && !answers.includes('200')) {
    answers.push(await post(siteUrl, lastName, key));
    await pause();
  }
  return { lastName, accepted: answers.includes('200'), answers };
}

/** The body of a request. */
export const messageFrom = (lastName: string): string =>
  JSON.stringify({
    firstName: 'Ada',
    lastName,
    email: 'ada@canary.example',
    phone: '732-555-0123',
    subject: 'Other',
    message: `This is the Canarytext of ${lastName}.`,
    consent: true,
  });

async function post(siteUrl: string, lastName: string, key: string): Promise<string> {
  try {
    const { status } = await fetch(new URL('/api/contact', siteUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: messageFrom(lastName),
      signal: AbortSignal.timeout(timeout),
    });
    return status.toString();
  } catch (error) {
    return error instanceof DOMException ? 'no answer in time' : 'connection broken';
  }
}
