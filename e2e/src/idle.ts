import type { Page } from '@playwright/test';

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
