import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { scrollToEnd } from '../../src/scrolls.ts';

async function expectWayBack(page: Page): Promise<void> {
  // Otherwise the page would still be scrolling to the link when Enter is pressed.
  await scrollToEnd(page);
  await page.getByRole('link', { name: 'Back to the top' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('link').first()).toBeFocused();
}

test('pages link back to the top, and the focus follows', async ({ page }) => {
  await page.goto('/services/');
  await hydrated(page);
  await expectWayBack(page);
});

test('the link back to the top works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/services/');
  await expectWayBack(page);
  await context.close();
});
