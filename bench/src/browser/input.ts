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
