import type { Browser, Page } from 'playwright-core';
import { paintTimes, type PaintTimes } from './paint-times.ts';
import { onPhone, phoneSlowdown, slowLine, slowProcessor } from './phone.ts';
import { watchTraffic } from './traffic.ts';

/** An uncached page load. */
export interface Visit extends PaintTimes {
  readonly requests: number;
  readonly bytes: number;
}

/** Milliseconds without traffic after which a page counts as idle. */
const idleTime = 600;

/**
 * Loads a page on a slow phone and waits until it's idle.
 * @param ready resolves when the page is complete
 * @returns undefined if the page doesn't exist
 */
export function visit(
  browser: Browser,
  url: string,
  ready: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Visit | undefined> {
  return onPhone(browser, async (phone) => {
    await slowLine(phone);
    await slowProcessor(phone, phoneSlowdown);
    const traffic = await watchTraffic(phone);
    const answer = await phone.page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) return undefined;
    await ready(phone.page);
    await traffic.waitUntilIdle(idleTime);
    const { requests, bytes } = traffic;
    return { ...(await phone.page.evaluate(paintTimes)), requests, bytes };
  });
}
