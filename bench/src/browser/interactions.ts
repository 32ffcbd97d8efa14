import type { Page } from 'playwright-core';

/**
 * Measures the interactions of an action until the next paint.
 * @returns the longest in milliseconds, at least 16, because browsers don't report shorter ones
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
  // Entries are reported after the paint.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 200))),
  );
  return Math.max(16, ...(await durations.jsonValue()));
}
