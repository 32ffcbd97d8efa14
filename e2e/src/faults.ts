import { randomUUID } from 'node:crypto';
import { compose, docker } from './compose-project.ts';
import { siteUrl } from './environment.ts';
import { requireOwnStack } from './own-stack.ts';
import type { Behavior, Mail } from './servers/mailbox/mailbox.ts';
import { until } from './servers/until.ts';

// The Compose project of the container tests, whose parts can be made to fail.
// See scripts/test-containers.sh.

const { mailboxUrl } = requireOwnStack();

/** The addresses in MAIL_TO. Each gets every message. */
export const recipients = (process.env['E2E_MAIL_TO'] ?? '').split(',');

function part(service: string) {
  // Once, because Compose takes longer to find a container than Docker to kill
  // it.
  let found: Promise<string> | undefined;
  const id = () =>
    (found ??= compose('ps', '--all', '--quiet', service).then((ids) =>
      ids.trim(),
    ));
  const signal = async (name: string) =>
    docker('kill', '--signal', name, await id());
  return {
    name: service,
    kill: () => signal('SIGKILL'),
    terminate: () => signal('SIGTERM'),
    exited: async () => Number(await docker('wait', await id())),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    // Docker doesn't restart a container that was killed on purpose.
    run: async () => docker('start', await id()),
  };
}

export const backend = part('backend');
export const redis = part('redis');
export const mailbox = part('mailbox');

/**
 * Runs the command behind `make outbox` and `make outbox-retry`. @returns its
 * output.
 */
export const outbox = (verb: 'summary' | 'retry'): Promise<string> =>
  compose(
    'exec',
    '-T',
    'backend',
    'node',
    'dist/backend/src/cli/outbox.js',
    verb,
  );

/** Everything logged so far, except by the mailbox. */
export const logs = (): Promise<string> =>
  compose('logs', '--no-color', 'nginx', 'backend', 'redis');

/**
 * Sets how all mails are treated, or those to one recipient. Retries until the
 * mailbox confirms: it may not be listening yet.
 */
export async function setBehavior(
  behavior: Behavior,
  recipient?: string,
): Promise<void> {
  const url = new URL('/behavior', mailboxUrl);
  if (recipient !== undefined) url.searchParams.set('recipient', recipient);
  await until('the mailbox to take an order', async () => {
    const answer = await fetch(url, { method: 'PUT', body: behavior }).catch(
      () => undefined,
    );
    return answer?.ok;
  });
}

const askMailbox = async (path: string): Promise<unknown> =>
  (await fetch(new URL(path, mailboxUrl))).json();

/** Resolves once the mailbox, set to `hold`, holds a mail. */
export const waitForHeldMail = (): Promise<unknown> =>
  until('the mailbox to hold a mail', () => askMailbox('/held'));

export const mailsIn = async (subjectPart: string): Promise<Mail[]> =>
  (await askMailbox(
    `/messages?${new URLSearchParams({ subject: subjectPart }).toString()}`,
  )) as Mail[];

/** Resolves once the site reports ready. @throws Error after a minute. */
export async function waitUntilReady(): Promise<void> {
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

/**
 * Message content that must not appear in logs. The test also looks for the
 * names.
 */
export const privateData = /canary|555-?0123/i;

/** Longer than the site ever takes to respond. */
const timeout = 30_000;
const maxAttempts = 3;

/**
 * Sends a message like the page does. After a failure it retries with the same
 * key, like a visitor who presses the button again.
 */
export async function submit(
  lastName: string,
  pause: () => Promise<unknown>,
): Promise<Submission> {
  const key = randomUUID();
  const answers: string[] = [];
  while (answers.length < maxAttempts && !answers.includes('200')) {
    answers.push(await post(lastName, key));
    await pause();
  }
  return { lastName, accepted: answers.includes('200'), answers };
}

async function post(lastName: string, key: string): Promise<string> {
  const message = {
    firstName: 'Ada',
    lastName,
    email: 'ada@canary.example',
    phone: '732-555-0123',
    subject: 'Other',
    message: `This is the Canarytext of ${lastName}.`,
    consent: true,
  };
  try {
    const { status } = await fetch(new URL('/api/contact', siteUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(timeout),
    });
    return status.toString();
  } catch (error) {
    return error instanceof DOMException
      ? 'no answer in time'
      : 'connection broken';
  }
}
