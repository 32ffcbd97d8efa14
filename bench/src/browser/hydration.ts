import type { Page } from 'playwright-core';

/** Whether React holds the page, which it shows by a mark on the elements. To be run in the page. */
export function isAlive(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
}

export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}
