import { expect, test, type Page } from '@playwright/test';
import { followLink } from '../../src/follow-link.ts';
import { hydrated } from '../../src/hydrated.ts';
import { prefetchStart } from '../../src/prefetch-start.ts';

declare global {
  interface Window {
    transitions: number;
  }
}

/** Opens a page that counts its view transitions, on a device that renders it this many times faster by its clock. */
async function open(page: Page, speed = 10): Promise<void> {
  await page.addInitScript((times) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / times;
    window.transitions = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      window.transitions += 1;
      return start(update);
    };
  }, speed);
  await page.goto('/about/');
  await hydrated(page);
  await expect.poll(() => page.evaluate(prefetchStart)).toBeLessThan(Infinity);
}

/** Loads a page's script by touching its link. */
async function loadAhead(page: Page, name: string): Promise<void> {
  await page.locator(`header nav a[href="/${name}"]`).first().dispatchEvent('touchstart');
  await page.waitForFunction(
    (script) => performance.getEntriesByType('resource').some((one) => one.name.includes(script)),
    `/${name}-page-`,
  );
}

/** Follows two links within the site to pages that are loaded. Returns how many view transitions they made. */
async function transitionsOfTwoLinks(page: Page, speed?: number): Promise<number> {
  await open(page, speed);
  for (const name of ['services', 'contact']) {
    await loadAhead(page, name);
    await followLink(page, `/${name}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  return page.evaluate(() => window.transitions);
}

test('a page fades in when a link leads to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await transitionsOfTwoLinks(page)).toBe(2);
});

test('no page fades in on a slow device', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await transitionsOfTwoLinks(page, 1 / 10)).toBe(0);
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
