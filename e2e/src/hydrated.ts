import { expect, type Page } from '@playwright/test';

/**
 * Waits until React has taken over the served page. The site shows no sign of it to a visitor, so
 * the mark that React leaves on the elements it holds is looked for.
 */
export async function hydrated(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect
    .poll(() => heading.evaluate((element) => Object.keys(element).join()), {
      message: 'The page never came alive: React holds no heading of it.',
    })
    .toContain('__reactFiber$');
  // What React found amiss it says in the tasks that follow.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
