import { TOTP } from 'otpauth';
import { hashPassword } from '../../src/config/password-hash.ts';
import { adminPassword, type Site } from './site.ts';

export type Visitor = ReturnType<Site['visit']>;

export function login(visitor: Visitor, password: unknown = adminPassword) {
  return visitor.post('/api/admin/login').send({ password });
}

/** Signs in with a second factor. */
export function loginWithCode(visitor: Visitor, code: unknown, password: unknown = adminPassword) {
  return visitor.post('/api/admin/login').send({ password, code });
}

/** The code that an authenticator app shows a number of time steps from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

export function expectSignedIn(visitor: Visitor, authenticated: boolean) {
  return visitor.get('/api/admin/check').expect(200, { authenticated });
}

interface Answer {
  readonly headers: Record<string, string>;
}

/** The session's Set-Cookie header in a response. */
export function sessionCookieOf({ headers }: Answer): string {
  const cookies = [headers['set-cookie'] ?? []].flat();
  return cookies.find((cookie) => /^(?:__Host-)?session=/.test(cookie)) ?? '';
}

/** Its `name=value`. */
export const cookieOf = (answer: Answer): string => sessionCookieOf(answer).split(';')[0] ?? '';

/** The Redis key of a response's session. */
export function sessionKeyOf(answer: Answer): string {
  const id = /=s%3A(?<id>[^.]+)\./.exec(cookieOf(answer))?.groups?.id;
  return `session:${String(id)}`;
}

/** A hash that takes long enough to check to kill Redis in the meantime: half a second or more. */
export function slowHash(): Promise<string> {
  return hashPassword(adminPassword, { memory: 47_104, passes: 6, parallelism: 1 });
}
