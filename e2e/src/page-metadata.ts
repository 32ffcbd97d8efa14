import type { Page } from '@playwright/test';

/** The tags that search engines and link previews read from the current page, sorted. */
export async function pageMetadata(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'head :is(title, meta, link:not([rel=preload], [rel=modulepreload])), script[type="application/ld+json"]',
      ),
    ]
      .map(({ outerHTML }) => outerHTML)
      .sort(),
  );
}
