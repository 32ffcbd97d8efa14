import { setTimeout } from 'node:timers/promises';
import { prefetchStart } from 'e2e/loading.ts';
import {
  type OnPhone,
  type Phone,
  slowLine,
  slowProcessor,
  waitUntil,
  watchTraffic,
} from './phone.ts';

/**
 * Web vitals of a page load, in milliseconds since the start of the navigation.
 */
export interface PaintTimes {
  readonly fcp: number;
  readonly lcp: number;
  /**
   * Total blocking time: the time over 50 ms of each task after the first
   * paint.
   */
  readonly tbt: number;
  readonly cls: number;
}

/** Reads the buffered performance entries. Runs in the page once it's idle. */
export async function paintTimes(): Promise<PaintTimes> {
  const now = performance.now();
  /**
   * The entries of a type so far. The browser delivers them in a separate task.
   */
  const entries = <Entry extends PerformanceEntry>(type: string) =>
    new Promise<Entry[]>((resolve) => {
      const found: Entry[] = [];
      new PerformanceObserver((list) => {
        found.push(...(list.getEntries() as Entry[]));
      }).observe({ type, buffered: true });
      globalThis.setTimeout(() => resolve(found), 100);
    });
  const [paints, largest, tasks, shifts] = await Promise.all([
    entries('paint'),
    entries('largest-contentful-paint'),
    entries('longtask'),
    entries<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
      'layout-shift',
    ),
  ]);
  const fcp =
    paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ??
    NaN;
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

/**
 * Whether React has hydrated the page, by its property on the elements. Runs in
 * the page.
 */
export function isHydrated(): boolean {
  const heading = document.querySelector('h1');
  return (
    heading !== null &&
    Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))
  );
}

/** An uncached page load. */
export interface Visit extends PaintTimes {
  readonly requests: number;
  readonly bytes: number;
}

/** Milliseconds without traffic after which a page counts as idle. */
const idleTime = 600;

/**
 * Loads a page on a slow phone and waits until it's idle.
 * @param hydrates whether React has to hydrate the page, too
 * @param throttled whether the line is slow
 */
export const visit = (
  onPhone: OnPhone,
  url: string,
  { hydrates = false, throttled = true } = {},
): Promise<Visit> =>
  onPhone(async (phone) => {
    if (throttled) await slowLine(phone);
    await slowProcessor(phone);
    const traffic = await watchTraffic(phone);
    await phone.load(url);
    if (hydrates) await waitUntil(phone, isHydrated);
    await traffic.waitUntilIdle(idleTime);
    // Pages that are loaded ahead have a budget of their own.
    const ahead = await phone.evaluate(prefetchStart);
    return { ...(await phone.evaluate(paintTimes)), ...traffic.before(ahead) };
  });

/** Milliseconds that a finger stays on the screen in a tap. */
const tapTime = 100;

/**
 * The middle of an element, in CSS pixels of the window, which is scrolled there. Runs in the page.
 * @returns undefined if it isn't shown
 */
function middle(
  selector: string,
  name: string,
): { x: number; y: number } | undefined {
  const found = [...document.querySelectorAll(selector)].find(
    (one) => one.textContent.includes(name) && one.checkVisibility(),
  );
  if (!found) return undefined;
  const before = found.getBoundingClientRect();
  // Like a person, who scrolls only if it's necessary.
  if (before.top < 0 || before.bottom > innerHeight) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Taps an element as soon as it's shown.
 * @param name text that it contains, to choose one of several
 */
export async function tap(
  phone: Phone,
  selector: string,
  name = '',
): Promise<void> {
  const point = await waitUntil(phone, middle, selector, name);
  await phone.cdp.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [point],
  });
  await setTimeout(tapTime);
  await phone.cdp.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
  });
}

/** Types into the field that has the focus. */
export async function type({ cdp }: Phone, text: string): Promise<void> {
  for (const key of text) {
    await cdp.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key,
      text: key,
    });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
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
  await new Promise((painted) =>
    requestAnimationFrame(() => globalThis.setTimeout(painted, 200)),
  );
  return globalThis.interactions;
}

/**
 * Measures the interactions of an action until the next paint.
 * @returns the longest in milliseconds, at least 16, because browsers don't report shorter ones
 */
export async function longestInteraction(
  { evaluate }: Phone,
  act: () => Promise<void>,
): Promise<number> {
  await evaluate(observe);
  await act();
  return Math.max(16, ...(await evaluate(observed)));
}
