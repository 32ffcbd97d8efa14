import { expect, type Page } from '@playwright/test';

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

/**
 * Waits until the page has nothing to do, but for at most six seconds. That's longer than the page itself waits
 * for an idle moment, so whatever it put off has begun.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The first idle moment can be the rest of the frame in which the page asked for one.
    for (let moment = 0; moment < 2; moment += 1) {
      await new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 3000 });
      });
    }
  });
}

/** When the page began to load other pages ahead, in milliseconds since 1970, or Infinity. Runs in the page. */
export function prefetchStart(): number {
  const [mark] = performance.getEntriesByName('prefetch');
  return mark ? performance.timeOrigin + mark.startTime : Infinity;
}
