import { requireOwnStack } from './own-stack.ts';

/** Signs in without a browser. @returns the session cookie. */
export async function signIn(baseUrl: string): Promise<string> {
  const response = await fetch(new URL('/api/admin/login', baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: requireOwnStack().adminPassword }),
  });
  const cookie = response.headers.getSetCookie().find((one) => /^[\w-]*session=/.test(one));
  if (!cookie) throw new Error(`Sign-in failed: ${response.status.toString()}`);
  return cookie.split(';')[0] ?? '';
}
