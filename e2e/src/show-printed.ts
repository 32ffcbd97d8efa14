import { expect, type Page } from '@playwright/test';

/**
 * Shows the page as it's printed. The style sheet for that has the lowest priority, so it can arrive after the page
 * has loaded.
 */
export async function showPrinted(page: Page, colorScheme?: 'dark'): Promise<void> {
  const sheet = page.locator('link[media="print"]');
  await expect
    .poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null))
    .toBe(true);
  await page.emulateMedia({ media: 'print', ...(colorScheme && { colorScheme }) });
}
