import { test as base, type APIResponse, type JSHandle, type Page } from '@playwright/test';

/** A page as nginx serves it: parsed, but neither shown nor run. */
export interface ServedPage {
  readonly response: APIResponse;
  readonly document: JSHandle<Document>;
}

/** Playwright's `test` with `served`, which is much quicker than opening a page. It follows no redirect. */
export const test = base.extend<
  { served: (path: string) => Promise<ServedPage> },
  { parser: Page }
>({
  parser: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  served: async ({ request, parser }, use) => {
    await use(async (path) => {
      const response = await request.get(path, { maxRedirects: 0 });
      const document = await parser.evaluateHandle(
        (html) => new DOMParser().parseFromString(html, 'text/html'),
        await response.text(),
      );
      return { response, document };
    });
  },
});
