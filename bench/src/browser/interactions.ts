import type { Page } from 'playwright-core';

/**
 * Does something on a page and measures how long its interactions took until the next paint.
 * @returns the longest in milliseconds; the browser tells of those from 16 ms on, so 16 stands for less
 */
export async function longestInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  const durations = await page.evaluateHandle(() => {
    const found: number[] = [];
    const from16ms = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) found.push(entry.duration);
      }
    }).observe(from16ms);
    return found;
  });
  await act();
  // An entry comes after the paint that it waited for.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 200))),
  );
  return Math.max(16, ...(await durations.jsonValue()));
}
