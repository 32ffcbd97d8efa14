import { test as base } from '@playwright/test';

/** Playwright's test, in a browser that reaches the tested site and nothing else. */
export const test = base.extend<{ onlyThisSite: undefined }>({
  onlyThisSite: [
    async ({ context, baseURL }, use) => {
      const own = new URL(baseURL ?? '').origin;
      await context.route(
        ({ origin }) => origin !== own,
        (route) => route.fulfill({ body: '' }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});
