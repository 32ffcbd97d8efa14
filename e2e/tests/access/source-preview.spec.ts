import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../../src/axe-violations.ts';
import { hydrated } from '../../src/hydrated.ts';

const mark = (page: Page) => page.getByRole('link', { name: 'Source 1', exact: true }).first();
const preview = (page: Page) => page.getByRole('tooltip');

async function open(page: Page): Promise<string> {
  await page.goto('/myopia-management/');
  await hydrated(page);
  await mark(page).scrollIntoViewIfNeeded();
  const source = await page.locator('[id^="source-"] > a').first().textContent();
  return source ?? '';
}

test('a footnote mark shows its source to the pointer, which can move into it', async ({
  page,
}) => {
  const source = await open(page);
  await mark(page).hover();
  await expect(preview(page)).toContainText(source);
  await expect(preview(page)).not.toContainText('↑');
  await preview(page).hover();
  // Longer than it takes to hide.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  await expect(preview(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('heading', { level: 2 }).first().hover();
  await expect(preview(page)).toBeHidden();
});

test('a footnote mark shows its source to the keyboard until Escape', async ({ page }) => {
  const source = await open(page);
  // Focus that follows a key press is visible.
  await page.keyboard.press('Tab');
  await mark(page).focus();
  await expect(preview(page)).toContainText(source);
  const text = (await preview(page).textContent()) ?? '';
  await expect(mark(page)).toHaveAccessibleDescription(text);
  const [shown, focused] = [await preview(page).boundingBox(), await mark(page).boundingBox()];
  const isBelow = (shown?.y ?? 0) >= (focused?.y ?? 0) + (focused?.height ?? 0) - 1;
  expect(isBelow || (shown?.y ?? 0) + (shown?.height ?? 0) <= (focused?.y ?? 0) + 1).toBe(true);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(mark(page)).toBeFocused();
});

test('a tap jumps to the source without a preview', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 664 },
  });
  const page = await context.newPage();
  await open(page);
  await mark(page).tap();
  await expect(page.locator('[id^="source-"]').first()).toBeInViewport();
  await expect(preview(page)).toBeHidden();
  await context.close();
});
