import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type APIRequestContext } from '@playwright/test';
import { newVisitor, type Visitor } from './contact-form.ts';
import { ownStack } from './environment.ts';
import type { Mail } from './servers/mailbox/mailbox.ts';

/**
 * @throws Error if only the URL is known. Tests that need more aren't selected
 * then.
 */
export function requireOwnStack(): NonNullable<typeof ownStack> {
  if (!ownStack)
    throw new Error(
      'E2E_MAILBOX_URL, E2E_REDIS_CLI, E2E_ADMIN_PASSWORD and E2E_DESK_PASSWORD are needed.',
    );
  return ownStack;
}

/** Runs a Redis command. @returns the non-empty lines of its reply. */
export async function redis(...command: string[]): Promise<string[]> {
  const script = `${requireOwnStack().redisCli} "$@"`;
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    script,
    'redis',
    ...command,
  ]);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Generous, for busy machines. */
const waitSeconds = 30;

/** Waits for the one mail whose subject contains the text. */
export async function mailAbout(subjectPart: string): Promise<Mail> {
  const url = new URL('/messages', requireOwnStack().mailboxUrl);
  url.searchParams.set('subject', subjectPart);
  url.searchParams.set('wait', waitSeconds.toString());
  const [mail, ...others] = (await (await fetch(url)).json()) as Mail[];
  if (!mail)
    throw new Error(
      `No mail about ${subjectPart} in ${waitSeconds.toString()} seconds.`,
    );
  expect(others, 'duplicate mails').toEqual([]);
  return mail;
}

/** Sends a visitor's message. */
export async function sendMessage(
  request: APIRequestContext,
  more = {},
): Promise<Visitor> {
  const visitor = newVisitor();
  const data = { ...visitor, consent: true, ...more };
  expect((await request.post('/api/contact', { data })).status()).toBe(200);
  return visitor;
}

/** Tries to sign in without a browser. */
export const login = (
  baseUrl: string,
  password = requireOwnStack().adminPassword,
  headers = {},
): Promise<Response> =>
  fetch(new URL('/api/admin/login', baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ password }),
  });

/** Signs in without a browser. @returns the session cookie. */
export async function signIn(
  baseUrl: string,
  password = requireOwnStack().adminPassword,
): Promise<string> {
  const response = await login(baseUrl, password);
  const cookie = response.headers
    .getSetCookie()
    .find((one) => /^[\w-]*session=/.test(one));
  if (!cookie) throw new Error(`Sign-in failed: ${response.status.toString()}`);
  return cookie.split(';')[0] ?? '';
}
