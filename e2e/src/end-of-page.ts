import type { Page } from '@playwright/test';

/**
 * Scrolls to the end of the page, where the bar that sticks to the window's bottom on phones is below the content
 * in its own place. What it covers elsewhere can be scrolled clear of it, but what it covers there can't.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
}
