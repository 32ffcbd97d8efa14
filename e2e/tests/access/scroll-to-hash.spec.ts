import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { scrolls, scrollToTop, watchScrolls } from '../../src/scrolls.ts';

const about = (page: Page) => page.locator('#about');

test('scrolls to the hash once, 100 ms after hydration', async ({ page }) => {
  await watchScrolls(page);
  await page.goto('/#about');
  await hydrated(page);

  await expect.poll(() => scrolls(page)).toEqual([{ to: 'about', after: 100 }]);
  await expect(about(page)).toBeInViewport();
  await scrollToTop(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about/');
  expect(await scrolls(page)).toHaveLength(1);
});

/** Clicks the About Us button and counts the scroll positions until scrolling ends. */
async function scrollPositionsToAbout(page: Page): Promise<number> {
  const button = page.getByRole('main').getByRole('link', { name: 'About Us' });
  await button.scrollIntoViewIfNeeded();
  return button.evaluate(async (element) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Wait for the events of the scroll to the button.
    await nextFrame();
    await nextFrame();
    const seen = new Set<number>();
    window.addEventListener('scroll', () => seen.add(window.scrollY));
    return new Promise<void>((resolve) => {
      window.addEventListener('scrollend', () => {
        resolve();
      });
      (element as HTMLElement).click();
    }).then(() => seen.size);
  });
}

test('the About Us button scrolls smoothly to the section', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  // A busy machine skips most of them.
  expect(await scrollPositionsToAbout(page)).toBeGreaterThan(1);
  await expect(about(page)).toBeInViewport();
  await expect(page).toHaveURL('/#about');
});

test('the About Us button jumps with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  expect(await scrollPositionsToAbout(page)).toBe(1);
  await expect(about(page)).toBeInViewport();
});

test('a link to the About page is next to the About Us button', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const button = page.getByRole('main').getByRole('link', { name: 'About Us' });
  await button.locator('xpath=following-sibling::a').click();
  await expect(page).toHaveURL('/about/');
});
