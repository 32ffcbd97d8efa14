import type { Page } from '@playwright/test';

/** What search engines and link previews read of a page as it stands, in an order of its own. */
export async function pageIdentity(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'head :is(title, meta, link:not([rel=preload])), script[type="application/ld+json"]',
      ),
    ]
      .map(({ outerHTML }) => outerHTML)
      .sort(),
  );
}
