import { expect, test, type Page } from '@playwright/test';
import { followLink } from '../../src/follow-link.ts';
import { hydrated } from '../../src/hydrated.ts';
import { showPrinted } from '../../src/show-printed.ts';

const phone = { width: 390, height: 844 };
const address = '/myopia-management/';

const mark = (page: Page) => page.locator('a[href^="#source-"]').first();
const firstSource = (page: Page) => page.locator('[id^="source-"]').first();
const summary = (page: Page) => page.getByText(/^Show the \d+ sources$/);

/** Follows a footnote mark to its source and back. */
async function expectRoundTrip(page: Page): Promise<void> {
  await expect(firstSource(page)).toBeHidden();
  await mark(page).click();
  await expect(firstSource(page)).toBeInViewport();
  await expect(mark(page)).not.toBeInViewport();
  await firstSource(page)
    .getByRole('link', { name: /^Back to the text from source 1/ })
    .first()
    .click();
  await expect(mark(page)).toBeInViewport();
}

test('on a phone, a footnote mark opens its source, which links back', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  await hydrated(page);
  await expectRoundTrip(page);
});

test('footnote marks work without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto(address);
  await expectRoundTrip(page);
  await context.close();
});

test('on a phone, the sources can be expanded and collapsed', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  await summary(page).click();
  await expect(firstSource(page)).toBeVisible();
  await summary(page).click();
  await expect(firstSource(page)).toBeHidden();
});

test('shows all sources on wide screens and in print', async ({ page }) => {
  await page.goto(address);
  await expect(firstSource(page)).toBeVisible();
  await expect(summary(page)).toBeHidden();

  await page.setViewportSize(phone);
  await showPrinted(page);
  await expect(firstSource(page)).toBeVisible();
  await expect(summary(page)).toBeHidden();
});

test('sources link back after client-side navigation', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await followLink(page, address);
  const sources = page.locator('[id^="source-"]');
  await expect(sources.first()).toBeVisible();
  const backLinks = page.locator('[id^="source-"] a[href^="#"]');
  const marks = page.locator('a[href^="#source-"]');
  // The middle of the page is loaded by a separate script.
  await expect(async () => {
    expect(await marks.count()).toBeGreaterThan(20);
    await expect(backLinks).toHaveCount(await marks.count(), { timeout: 1000 });
  }).toPass();
});
