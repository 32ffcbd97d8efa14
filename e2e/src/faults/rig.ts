import { randomUUID } from 'node:crypto';
import type { Behavior, Mail } from '../servers/mailbox/mailbox.ts';
import type { Program } from '../servers/program.ts';
import { until } from '../servers/until.ts';

/** A program, or its container, that tests can make fail. */
export type Part = Pick<Program, 'name' | 'run' | 'kill' | 'exited'> &
  Record<'terminate' | 'freeze' | 'thaw', () => unknown>;

/** A site whose parts can be made to fail, and the mailbox that receives its mail. */
export interface Rig {
  readonly backend: Part;
  readonly redis: Part;
  readonly mailbox: Part;
  /** The addresses in MAIL_TO. */
  readonly recipients: readonly string[];
  readonly siteUrl: string;
  readonly mailboxUrl: string;
  /** Runs the command behind `make outbox` and `make outbox-retry`. @returns its output. */
  outbox(verb: 'list' | 'summary' | 'retry'): Promise<string>;
  /** Everything logged so far, except by the mailbox. */
  logs(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Sets how all mails are treated, or those to one recipient. Retries until the mailbox confirms: it may not be
 * listening yet.
 */
export async function setBehavior(
  { mailboxUrl }: Rig,
  behavior: Behavior,
  recipient?: string,
): Promise<void> {
  const url = new URL('/behavior', mailboxUrl);
  if (recipient !== undefined) url.searchParams.set('recipient', recipient);
  await until('the mailbox to take an order', async () => {
    const answer = await fetch(url, { method: 'PUT', body: behavior }).catch(() => undefined);
    return answer?.ok;
  });
}

/** Resolves once the mailbox, set to `hold`, holds a mail. */
export async function waitForHeldMail({ mailboxUrl }: Rig): Promise<void> {
  const url = new URL('/held', mailboxUrl);
  await until(
    'the mailbox to hold a mail',
    async () => (await (await fetch(url)).json()) as number,
  );
}

export async function mailsIn({ mailboxUrl }: Rig, subjectPart: string): Promise<Mail[]> {
  const url = new URL('/messages', mailboxUrl);
  url.searchParams.set('subject', subjectPart);
  return (await (await fetch(url)).json()) as Mail[];
}

/** Resolves once the site reports ready. @throws Error after a minute. */
export async function waitUntilReady({ siteUrl }: Rig): Promise<void> {
  const url = new URL('/api/health/ready', siteUrl);
  const isReady = async () => (await fetch(url).catch(() => undefined))?.ok;
  await until('the backend to be ready', isReady, 60_000);
}

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
