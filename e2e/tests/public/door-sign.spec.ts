import { expect } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { test } from '../../src/site-test.ts';

const banner = 'banner';
const bottomBar = 'Call, book or find us';

// Nobody's local time must matter.
for (const timezoneId of ['America/New_York', 'Asia/Tokyo', 'Pacific/Honolulu']) {
  test.describe(`for a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const [moment, text] of [
      ['2026-11-20T15:00:00Z', 'Open until 5:00 PM'],
      ['2026-11-20T12:00:00Z', 'Closed. Opens today 9:00 AM'],
      ['2026-11-22T00:30:00Z', 'Closed. Opens Tuesday 9:00 AM'],
      ['2026-11-26T15:00:00Z', 'Closed. Opens tomorrow 9:00 AM'],
      ['2027-07-14T13:00:00Z', 'Open until 5:00 PM'],
    ] as const) {
      test(`the sign says “${text}” at ${moment}`, async ({ page }) => {
        await page.clock.setFixedTime(moment);
        await page.goto('/');
        await expect(page.getByRole(banner).getByRole('link', { name: text })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: text })).toBeVisible();
      });
    }
  });
}

test('the sign turns when the practice closes', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T21:58:30Z' });
  await page.goto('/');
  await hydrated(page);
  const header = page.getByRole(banner);
  await expect(header.getByRole('link', { name: 'Open until 5:00 PM' })).toBeVisible();
  await page.clock.runFor('02:00');
  await expect(header.getByRole('link', { name: 'Closed. Opens tomorrow 9:00 AM' })).toBeVisible();
});

test('without JavaScript the sign names the open days', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(
    page.getByRole(banner).getByRole('link', { name: 'Open Tuesday to Saturday' }),
  ).toBeVisible();
  await context.close();
});

test('the sign leads to the hours', async ({ page }) => {
  await page.goto('/about/');
  await page
    .getByRole(banner)
    .getByRole('link', { name: /^(Open|Closed)/ })
    .click();
  await expect(page).toHaveURL(/\/contact\/#hours$/);
  await expect(page.getByRole('heading', { name: 'Office hours' })).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('status, call, book and directions are always in view', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-22T00:30:00Z');
    await page.goto('/services/');
    const bar = page.getByRole('navigation', { name: bottomBar });
    for (const name of ['Closed. Opens Tuesday 9:00 AM', /^Call us/, /^Book/, /^Directions/]) {
      await expect(bar.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
  });

  test('the header takes less than a fifth of the screen', async ({ page }) => {
    await page.goto('/');
    const { height = 0 } = (await page.getByRole(banner).boundingBox()) ?? {};
    expect(height).toBeLessThan(133);
  });

  test('the bottom bar never covers the focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about/');
    await hydrated(page);
    const bar = page.getByRole('navigation', { name: bottomBar });
    const { y: top } = (await bar.boundingBox()) ?? { y: 0 };
    expect(top).toBeGreaterThan(500);
    const ends: number[] = [];
    while (!(await bar.locator(':focus').count())) {
      await page.keyboard.press('Tab');
      ends.push(
        await page.locator(':focus').evaluate((element) => element.getBoundingClientRect().bottom),
      );
    }
    expect(ends.length).toBeGreaterThan(20);
    // The bar's own link comes last.
    expect(Math.max(...ends.slice(0, -1))).toBeLessThanOrEqual(top);
  });

  test('the bottom bar leaves the screen to the keyboard', async ({ page }) => {
    await page.goto('/contact/');
    const bar = page.getByRole('navigation', { name: bottomBar });
    await expect(bar).toBeInViewport();
    await page.getByLabel('First name').focus();
    await expect(bar).not.toBeInViewport();
  });

  test('the bottom bar scrolls away in a short window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/about/');
    await expect(page.getByRole('navigation', { name: bottomBar })).not.toBeInViewport();
  });
});
