import { TOTP } from 'otpauth';
import { type Activity, isActivityList } from 'shared/activity';
import { hashPassword } from '../../src/config/password-hash.ts';
import { adminPassword, type Site } from './site.ts';

export type Visitor = ReturnType<Site['visit']>;

export const login = (visitor: Visitor, password: unknown = adminPassword) =>
  visitor.post('/api/admin/login').send({ password });

/** Signs in with a second factor. */
export const loginWithCode = (
  visitor: Visitor,
  code: unknown,
  password: unknown = adminPassword,
) => visitor.post('/api/admin/login').send({ password, code });

/** The code that an authenticator app shows a number of time steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

export const expectSignedIn = (visitor: Visitor, authenticated: boolean) =>
  visitor.get('/api/admin/check').expect(200, { authenticated });

/** The activity, validated like in the dashboard. */
export async function activityFor(
  admin: Visitor,
): Promise<readonly Activity[]> {
  const body: unknown = (await admin.get('/api/admin/activity').expect(200))
    .body;
  if (!isActivityList(body))
    throw new Error(`Invalid response: ${JSON.stringify(body)}`);
  return body.activity;
}

interface Answer {
  readonly headers: Record<string, string>;
}

/** The session's Set-Cookie header in a response. */
export function sessionCookieOf({ headers }: Answer): string {
  const cookies = [headers['set-cookie'] ?? []].flat();
  return cookies.find((cookie) => /^(?:__Host-)?session=/.test(cookie)) ?? '';
}

/** The `name=value` of the session's cookie. */
export const cookieOf = (answer: Answer): string =>
  sessionCookieOf(answer).split(';')[0] ?? '';

/** The Redis key of a response's session. */
export function sessionKeyOf(answer: Answer): string {
  const id = /=s%3A(?<id>[^.]+)\./.exec(cookieOf(answer))?.groups?.id;
  return `session:${String(id)}`;
}

/**
 * A hash that takes long enough to check to kill Redis in the meantime: half a
 * second or more.
 */
export const slowHash = (): Promise<string> =>
  hashPassword(adminPassword, { memory: 47_104, passes: 6, parallelism: 1 });
