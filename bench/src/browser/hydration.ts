import type { Page } from 'playwright-core';

/** Waits until React holds the page, which it shows by a mark on the elements. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
  });
}
