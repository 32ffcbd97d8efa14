import { expect, test, type Page } from '@playwright/test';
import { followLink } from '../../src/follow-link.ts';
import { hydrated } from '../../src/hydrated.ts';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('following a link focuses the heading and scrolls to the top', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await followLink(page, '/eye-exam-edison-nj');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollY(page)).toBe(0);
});

test('going back restores the scroll position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect(await scrollY(page)).toBeGreaterThan(500);
  await followLink(page, '/eye-exam-edison-nj');

  await page.goBack();
  await expect(page).toHaveURL('/');
  // The exact position can differ: the first page of a visit may lack the web font.
  await expect(footer).toBeInViewport();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
