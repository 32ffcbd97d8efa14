import { randomUUID } from 'node:crypto';
import type { Rig } from './rig.ts';

/** One message of one visitor, and what became of it as far as he was told. */
export interface Submission {
  /** Stands in the mail's subject. */
  readonly lastName: string;
  readonly accepted: boolean;
  readonly answers: readonly string[];
}

/** Whatever only a message holds: no log may. The names are looked for by the test itself. */
export const privateWords = /canary|555-?0123/i;

/** Longer than any answer of the site takes. */
const patience = 30_000;
const triesEach = 3;

/**
 * Sends a message as the page does: what is not answered with 200 is sent again under the same key
 * after a pause, the way a visitor presses the button once more.
 */
export async function submit(
  { siteUrl }: Rig,
  lastName: string,
  pause: () => Promise<unknown>,
): Promise<Submission> {
  const key = randomUUID();
  const answers: string[] = [];
  while (answers.length < triesEach && !answers.includes('200')) {
    answers.push(await post(siteUrl, lastName, key));
    await pause();
  }
  return { lastName, accepted: answers.includes('200'), answers };
}

async function post(siteUrl: string, lastName: string, key: string): Promise<string> {
  try {
    const { status } = await fetch(new URL('/api/contact', siteUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        firstName: 'Ada',
        lastName,
        email: 'ada@canary.example',
        phone: '732-555-0123',
        subject: 'Other',
        message: `This is the Canarytext of ${lastName}.`,
        consent: true,
      }),
      signal: AbortSignal.timeout(patience),
    });
    return status.toString();
  } catch (error) {
    return error instanceof DOMException ? 'no answer in time' : 'connection broken';
  }
}
