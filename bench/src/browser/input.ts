import { setTimeout } from 'node:timers/promises';
import { type UninstrumentedPhone, waitUntil } from './uninstrumented-phone.ts';

/** Milliseconds that a finger stays on the screen in a tap. */
const tapTime = 100;

/**
 * The middle of an element, in CSS pixels of the window, which is scrolled there. Runs in the page.
 * @returns undefined if it isn't shown
 */
function middle(selector: string, name: string): { x: number; y: number } | undefined {
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
export async function tap(phone: UninstrumentedPhone, selector: string, name = ''): Promise<void> {
  const point = await waitUntil(phone, middle, selector, name);
  await phone.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(tapTime);
  await phone.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Types into the field that has the focus. */
export async function type({ cdp }: UninstrumentedPhone, text: string): Promise<void> {
  for (const key of text) {
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
}

/** A page of Playwright's or of an uninstrumented phone. */
interface AnyPage {
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
  await new Promise((painted) => requestAnimationFrame(() => globalThis.setTimeout(painted, 200)));
  return globalThis.interactions;
}

/**
 * Measures the interactions of an action until the next paint.
 * @returns the longest in milliseconds, at least 16, because browsers don't report shorter ones
 */
export async function longestInteraction(page: AnyPage, act: () => Promise<void>): Promise<number> {
  await page.evaluate(observe);
  await act();
  return Math.max(16, ...(await page.evaluate(observed)));
}
