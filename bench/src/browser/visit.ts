import type { Browser, Page } from 'playwright-core';
import { prefetchStart } from '../../../e2e/src/prefetch-start.ts';
import { paintTimes, type PaintTimes } from './paint-times.ts';
import { onPhone, type Phone, phoneSlowdown, slowLine, slowProcessor } from './phone.ts';
import { watchTraffic } from './traffic.ts';

/** An uncached page load. */
export interface Visit extends PaintTimes {
  readonly requests: number;
  readonly bytes: number;
}

/** Milliseconds without traffic after which a page counts as idle. */
const idleTime = 600;

interface Options {
  /** Resolves when the page is complete. */
  ready?: ((page: Page) => Promise<void>) | undefined;
  /** Throttles the network. */
  line?: (phone: Phone) => Promise<void>;
}

/**
 * Loads a page on a slow phone and waits until it's idle.
 * @returns undefined if the page doesn't exist
 */
export function visit(
  browser: Browser,
  url: string,
  { ready, line = slowLine }: Options = {},
): Promise<Visit | undefined> {
  return onPhone(browser, async (phone) => {
    await line(phone);
    await slowProcessor(phone, phoneSlowdown);
    const traffic = await watchTraffic(phone);
    const answer = await phone.page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) return undefined;
    await ready?.(phone.page);
    await traffic.waitUntilIdle(idleTime);
    // Pages that are loaded ahead have a budget of their own.
    const ahead = await phone.page.evaluate(prefetchStart);
    return { ...(await phone.page.evaluate(paintTimes)), ...traffic.before(ahead) };
  });
}
