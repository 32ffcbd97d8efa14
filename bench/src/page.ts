import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import { until } from 'e2e/servers/until.ts';
import {
  evaluate,
  load,
  onPhone,
  phoneSlowdown,
  slowLine,
  slowProcessor,
  touch,
} from './phone.ts';

/** On a slow line, the application waits for an input. This one does nothing. */
export async function startApplication(phone: CDPSession): Promise<void> {
  const event = 'Input.dispatchKeyEvent';
  await phone.send(event, { type: 'keyDown', key: 'Shift' });
  await phone.send(event, { type: 'keyUp', key: 'Shift' });
}

/** Resolves once React has hydrated the page. */
export const hydrated = (phone: CDPSession): Promise<boolean> =>
  until('the page to hydrate', async () => {
    // Asking all the time would slow the page down.
    await setTimeout(100);
    return evaluate(phone, () => {
      const heading = document.querySelector('h1') ?? {};
      return Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    });
  });

/** Resolves once the page has loaded nothing for a second. */
export async function atRest(phone: CDPSession): Promise<void> {
  const count = () => performance.getEntriesByType('resource').length;
  let before = -1;
  let loaded = 0;
  while (loaded > before) {
    before = loaded;
    await setTimeout(1000);
    loaded = await evaluate(phone, count);
  }
}

/** Taps the first visible element that contains the text, once there is one. */
export async function tap(
  phone: CDPSession,
  selector: string,
  text = '',
): Promise<void> {
  const find = () => evaluate(phone, centerOf, selector, text);
  await touch(phone, await until(`${selector} ${text}`, find));
}

/** In the window, which is scrolled only if necessary. Runs in the page. */
function centerOf(selector: string, text: string) {
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.textContent.includes(text) && one.checkVisibility(),
  );
  if (!element) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Milliseconds, but the layout shift is a share of the window. */
interface PaintTimes {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** How the page was painted so far. Runs in the page. */
async function paintTimes(): Promise<PaintTimes> {
  const entries = <Entry extends PerformanceEntry>(type: string) =>
    new Promise<Entry[]>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(list.getEntries() as Entry[]),
      ).observe({ type, buffered: true });
      // There may be none.
      globalThis.setTimeout(resolve, 500, []);
    });
  const paints = await entries('largest-contentful-paint');
  const tasks = await entries('longtask');
  const shifts = await entries<LayoutShift>('layout-shift');
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const blocking = tasks
    .filter(({ startTime }) => startTime >= (first?.startTime ?? NaN))
    .map(({ duration }) => duration - 50);
  const moved = shifts
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .map(({ value }) => value);
  return {
    lcp: paints.at(-1)?.startTime ?? NaN,
    tbt: blocking.reduce((sum, time) => sum + time, 0),
    cls: moved.reduce((sum, value) => sum + value, 0),
  };
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Loads a page on a slow phone and waits until it's at rest. */
export const visit = (
  browser: Browser,
  url: string,
  {
    hydrates = true,
    startsAtOnce = false,
    fastLine = false,
    slowdown = phoneSlowdown,
  } = {},
): Promise<PaintTimes> =>
  onPhone(browser, async (phone) => {
    if (!fastLine) await slowLine(phone);
    await slowProcessor(phone, slowdown);
    await load(phone, url);
    const waits = hydrates && !startsAtOnce && !fastLine;
    if (waits) await startApplication(phone);
    if (hydrates) await hydrated(phone);
    // What a page does right after hydration counts, too.
    await atRest(phone);
    return evaluate(phone, paintTimes);
  });

declare global {
  /** In milliseconds. In the page while its interactions are measured. */
  var interactions: number[];
}

/**
 * Measures the interactions of an action until the next paint.
 * @returns the longest in milliseconds, at least 16, because browsers don't
 * report shorter ones
 */
export async function longestInteraction(
  phone: CDPSession,
  act: () => Promise<void>,
): Promise<number> {
  await evaluate(phone, () => {
    globalThis.interactions = [];
    const from16ms = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) globalThis.interactions.push(entry.duration);
      }
    }).observe(from16ms);
  });
  await act();
  // Interactions are reported after the paint.
  await setTimeout(500);
  return Math.max(16, ...(await evaluate(phone, () => interactions)));
}
