import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../../src/axe-violations.ts';
import { followLink, hydrated, openPage } from '../../src/loading.ts';
import { showPrinted } from '../../src/paper.ts';

const phone = { width: 390, height: 844 };
const address = '/myopia-management/';
const footnotes = '[id^="source-"]';

const firstSource = (page: Page) => page.locator(footnotes).first();
const summary = (page: Page) => page.locator('summary', { hasText: 'Sources' });
const mark = (page: Page) =>
  page.getByRole('link', { name: 'Source 1', exact: true }).first();
const preview = (page: Page) => page.getByRole('tooltip');

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

test('on a phone, a footnote mark opens its source, which links back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  await summary(page).click();
  await expect(firstSource(page)).toBeVisible();
  await summary(page).click();
  await hydrated(page);
  await expectRoundTrip(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('footnote marks work', async ({ page }) => {
    await page.goto(address);
    await expectRoundTrip(page);
  });
});

/** @returns the text of the first source. */
async function openAtMark(page: Page): Promise<string> {
  await openPage(page, address);
  await mark(page).scrollIntoViewIfNeeded();
  const source = await page.locator(`${footnotes} > a`).first().textContent();
  return source ?? '';
}

test('a footnote mark shows its source, and paper all of them', async ({
  page,
}) => {
  await page.clock.install();
  const source = await openAtMark(page);
  await expect(firstSource(page)).toBeHidden();

  await mark(page).hover();
  await expect(preview(page)).toContainText(source);
  await expect(preview(page)).not.toContainText('↑');
  await preview(page).hover();
  // Longer than it takes to hide.
  await page.clock.fastForward(600);
  await expect(preview(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('heading', { level: 2 }).first().hover();
  await expect(preview(page)).toBeHidden();

  // Focus that follows a key press is visible.
  await page.keyboard.press('Tab');
  await mark(page).focus();
  await expect(preview(page)).toContainText(source);
  const text = (await preview(page).textContent()) ?? '';
  await expect(mark(page)).toHaveAccessibleDescription(text);
  // While the page still scrolls, the two are measured at different moments.
  await expect
    .poll(async () => {
      const shown = await preview(page).boundingBox();
      const focused = await mark(page).boundingBox();
      const isBelow =
        (shown?.y ?? 0) >= (focused?.y ?? 0) + (focused?.height ?? 0) - 1;
      return (
        isBelow ||
        (shown?.y ?? 0) + (shown?.height ?? 0) <= (focused?.y ?? 0) + 1
      );
    })
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(mark(page)).toBeFocused();

  await page.setViewportSize(phone);
  await showPrinted(page);
  await expect(firstSource(page)).toBeVisible();
});

test.describe('on a touchscreen', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 664 },
  });

  test('a tap jumps to the source without a preview', async ({ page }) => {
    await openAtMark(page);
    await mark(page).tap();
    await expect(firstSource(page)).toBeInViewport();
    await expect(preview(page)).toBeHidden();
  });
});

test('after following a link, a page has the same sources', async ({
  page,
}) => {
  await page.goto(address);
  const counts = () =>
    page.evaluate(
      (selectors) =>
        selectors.map((selector) => document.querySelectorAll(selector).length),
      [footnotes, 'a[href^="#source-"]', `${footnotes} a[href^="#"]`],
    );
  await hydrated(page);
  const [sources = 0, marks = 0, back] = await counts();
  expect(sources).toBeGreaterThan(0);
  expect(marks).toBeGreaterThan(sources);
  expect(back).toBe(marks);
  await openPage(page, '/');
  await followLink(page, address);
  await expect.poll(counts).toEqual([sources, marks, marks]);
});
