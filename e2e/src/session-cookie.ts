import { expect, type BrowserContext } from '@playwright/test';

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number];

/** The only cookie of a signed-in browser. */
export async function sessionCookie(context: BrowserContext): Promise<Cookie> {
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  if (!cookie) throw new Error('The browser holds no cookie.');
  return cookie;
}

/** The session ID from the signed value: `s:<id>.<signature>`. */
export function sessionId({ value }: Cookie): string {
  const [, id] = /^s:([\w-]+)\./.exec(decodeURIComponent(value)) ?? [];
  if (!id) throw new Error('The cookie holds no signed session id.');
  return id;
}
