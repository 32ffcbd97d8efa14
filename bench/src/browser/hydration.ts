import type { Page } from 'playwright-core';

/** Whether React has hydrated the page, by its property on the elements. Runs in the page. */
export function isHydrated(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
