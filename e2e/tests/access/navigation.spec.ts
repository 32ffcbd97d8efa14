import { expect, type Page } from '@playwright/test';
import { followLink } from '../../src/follow-link.ts';
import { hydrated } from '../../src/hydrated.ts';
import { test } from '../../src/site-test.ts';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('a followed link moves the focus to the heading and the view to the top', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await followLink(page, '/eye-exam-edison-nj');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollY(page)).toBe(0);
});

test('going back restores the place on the page before', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect(await scrollY(page)).toBeGreaterThan(500);
  await followLink(page, '/eye-exam-edison-nj');

  await page.goBack();
  await expect(page).toHaveURL('/');
  // Not the same number: the first page of a visit may have had to do without the typeface.
  await expect(footer).toBeInViewport();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
