import { expect, type Page } from '@playwright/test';
import { followLink } from '../../src/follow-link.ts';
import { hydrated } from '../../src/hydrated.ts';
import { test } from '../../src/site-test.ts';

declare global {
  interface Window {
    transitions: number;
  }
}

/** Follows two links within the site. Returns how many view transitions the pages made. */
async function transitionsOfTwoLinks(page: Page): Promise<number> {
  await page.addInitScript(() => {
    window.transitions = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      window.transitions += 1;
      return start(update);
    };
  });
  await page.goto('/about/');
  await hydrated(page);
  for (const path of ['/services/', '/contact/']) {
    await followLink(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  return page.evaluate(() => window.transitions);
}

test('a page fades in when a link leads to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await transitionsOfTwoLinks(page)).toBe(2);
});

test('no page fades in if the device asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await transitionsOfTwoLinks(page)).toBe(0);
});

test('no page fades in if the visitor chose no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    localStorage.setItem('comfort', 'still');
  });
  expect(await transitionsOfTwoLinks(page)).toBe(0);
});
