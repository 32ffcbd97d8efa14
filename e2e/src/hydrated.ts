import { expect, type Page } from '@playwright/test';
import { idle } from './idle.ts';

/**
 * Waits until React has hydrated the served page. Nothing visible changes, so this looks for the
 * property that React sets on its elements.
 */
export async function hydrated(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect
    .poll(() => heading.evaluate((element) => Object.keys(element).join()), {
      message: "React didn't hydrate the page's heading.",
    })
    .toContain('__reactFiber$');
  // React reports hydration problems in later tasks.
  await idle(page);
}
