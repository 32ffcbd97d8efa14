import type { Browser } from 'playwright-core';
import { prefetchStart } from 'e2e/loading.ts';
import { onPhone, slowLine, slowProcessor, watchTraffic } from './phone.ts';

/** Web vitals of a page load, in milliseconds since the start of the navigation. */
export interface PaintTimes {
  readonly fcp: number;
  readonly lcp: number;
  /** Total blocking time: the time over 50 ms of each task after the first paint. */
  readonly tbt: number;
  readonly cls: number;
}

/** Reads the buffered performance entries. Runs in the page once it's idle. */
export async function paintTimes(): Promise<PaintTimes> {
  const now = performance.now();
  /** The entries of a type so far. The browser delivers them in a separate task. */
  const entries = <Entry extends PerformanceEntry>(type: string) =>
    new Promise<Entry[]>((resolve) => {
      const found: Entry[] = [];
      new PerformanceObserver((list) => {
        found.push(...(list.getEntries() as Entry[]));
      }).observe({ type, buffered: true });
      setTimeout(() => {
        resolve(found);
      }, 100);
    });
  const [paints, largest, tasks, shifts] = await Promise.all([
    entries('paint'),
    entries('largest-contentful-paint'),
    entries('longtask'),
    entries<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift'),
  ]);
  const fcp = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN;
  return {
    fcp,
    lcp: largest.at(-1)?.startTime ?? NaN,
    tbt: tasks
      .filter(({ startTime }) => startTime >= fcp && startTime < now)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    cls: shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0),
  };
}

/** Whether React has hydrated the page, by its property on the elements. Runs in the page. */
export function isHydrated(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
}

/** An uncached page load. */
export interface Visit extends PaintTimes {
  readonly requests: number;
  readonly bytes: number;
}

/** The visit of a page that doesn't exist. */
export const noVisit: Visit = { fcp: NaN, lcp: NaN, tbt: NaN, cls: NaN, requests: NaN, bytes: NaN };

/** Milliseconds without traffic after which a page counts as idle. */
const idleTime = 600;

/**
 * Loads a page on a slow phone and waits until it's idle.
 * @param hydrates whether React has to hydrate the page, too
 * @param throttled whether the line is slow
 */
export function visit(
  browser: Browser,
  url: string,
  { hydrates = false, throttled = true } = {},
): Promise<Visit> {
  return onPhone(browser, async (phone) => {
    if (throttled) await slowLine(phone);
    await slowProcessor(phone);
    const traffic = await watchTraffic(phone);
    const answer = await phone.page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) return noVisit;
    if (hydrates) await phone.page.waitForFunction(isHydrated);
    await traffic.waitUntilIdle(idleTime);
    // Pages that are loaded ahead have a budget of their own.
    const ahead = await phone.page.evaluate(prefetchStart);
    return { ...(await phone.page.evaluate(paintTimes)), ...traffic.before(ahead) };
  });
}
