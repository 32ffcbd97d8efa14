import type { Page } from '@playwright/test';

interface Scroll {
  /** The id of the element scrolled to. */
  to: string;
  /** How long the page waited before, in milliseconds; undefined for at once. */
  after: number | undefined;
}

declare global {
  interface Window {
    scrolls: Scroll[];
  }
}

/** Notes down every time the page's scripts bring an element into view. */
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

/** What was noted down since the page was loaded. */
export async function scrolls(page: Page): Promise<Scroll[]> {
  return page.evaluate(() => window.scrolls);
}
