import type { Page } from '@playwright/test';

interface Scroll {
  /** The element's id. */
  to: string;
  /** Delay in milliseconds, or undefined if the page scrolled immediately. */
  after: number | undefined;
}

declare global {
  interface Window {
    scrolls: Scroll[];
  }
}

/** Records every `scrollIntoView` call of the page's scripts. */
export async function watchScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.scrolls = [];
    let after: number | undefined;
    const setTimeoutOfBrowser = window.setTimeout.bind(window);
    window.setTimeout = ((handler: (...values: unknown[]) => void, delay?: number) =>
      setTimeoutOfBrowser((...values: unknown[]) => {
        after = delay;
        handler(...values);
        after = undefined;
      }, delay)) as typeof window.setTimeout;
    const scrollIntoView = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView');
    Element.prototype.scrollIntoView = function (options) {
      window.scrolls.push({ to: this.id, after });
      (scrollIntoView?.value as typeof this.scrollIntoView).call(this, options);
    };
  });
}

/** The calls recorded since the page was loaded. */
export async function scrolls(page: Page): Promise<Scroll[]> {
  return page.evaluate(() => window.scrolls);
}

export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * Scrolls to the end of the page, where the bar at the bottom of a phone's window is below the content in its own
 * place. What it covers elsewhere can be scrolled clear of it, but what it covers there can't.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
}
