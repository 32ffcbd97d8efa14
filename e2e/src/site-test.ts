import { test as base, type BrowserContext } from '@playwright/test';
import { siteUrl } from './site-url.ts';

/** Answers requests to other origins with an empty response. */
export async function reachOnlyThisSite(context: BrowserContext): Promise<void> {
  const own = new URL(siteUrl).origin;
  await context.route(
    ({ origin }) => origin !== own,
    (route) => route.fulfill({ body: '' }),
  );
}

/** Playwright's `test` in a browser that can reach only the tested site. */
export const test = base.extend<{ onlyThisSite: undefined }>({
  onlyThisSite: [
    async ({ context }, use) => {
      await reachOnlyThisSite(context);
      await use(undefined);
    },
    { auto: true },
  ],
});
