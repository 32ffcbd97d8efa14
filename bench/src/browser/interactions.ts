/** A page of Playwright's or of an uninstrumented phone. */
interface Page {
  readonly evaluate: <Result>(pageFunction: () => Result | Promise<Result>) => Promise<Result>;
}

declare global {
  /** In milliseconds. In the page while its interactions are measured. */
  var interactions: number[];
}

/** Runs in the page. */
function observe(): void {
  globalThis.interactions = [];
  const from16ms = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) globalThis.interactions.push(entry.duration);
    }
  }).observe(from16ms);
}

/** Runs in the page. Entries are reported after the paint. */
async function observed(): Promise<number[]> {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 200)));
  return globalThis.interactions;
}

/**
 * Measures the interactions of an action until the next paint.
 * @returns the longest in milliseconds, at least 16, because browsers don't report shorter ones
 */
export async function longestInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(observe);
  await act();
  return Math.max(16, ...(await page.evaluate(observed)));
}
