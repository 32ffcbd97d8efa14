import {
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { prefetchStart } from './prefetch-start.ts';
import { consoleMessages } from './console-messages.ts';
import { reachOnlyThisSite } from './site-test.ts';
import { siteUrl } from './site-url.ts';

interface LoadOptions {
  /** False: the page as served. */
  javaScriptEnabled?: boolean;
  viewport?: { width: number; height: number };
}

/** A page loaded in its own browser context. */
export interface Visit {
  readonly page: Page;
  readonly response: Response | null;
  /** Requests until it was hydrated, without those for other pages. */
  readonly requests: readonly Request[];
  /** Console messages and errors until then. */
  readonly messages: readonly string[];
}

/** Loads pages for read-only tests. Consecutive tests of the same page share one load. */
class Visits {
  readonly #browser: Browser;
  #current: { key: string; context: BrowserContext; visit: Visit } | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The page at the path, hydrated if scripts run, reset to its original window size. */
  async to(path: string, options: LoadOptions = {}): Promise<Visit> {
    const { javaScriptEnabled = true, viewport = { width: 1280, height: 720 } } = options;
    const key = JSON.stringify([path, javaScriptEnabled, viewport]);
    if (this.#current?.key === key) {
      const { page } = this.#current.visit;
      await page.setViewportSize(viewport);
      await page.emulateMedia({
        colorScheme: null,
        contrast: null,
        forcedColors: null,
        reducedMotion: null,
      });
      return this.#current.visit;
    }
    await this.close();
    const context = await this.#browser.newContext({
      baseURL: siteUrl,
      javaScriptEnabled,
      viewport,
    });
    await reachOnlyThisSite(context);
    const page = await context.newPage();
    const requests: { request: Request; time: number }[] = [];
    const record = (request: Request) => {
      requests.push({ request, time: Date.now() });
    };
    page.on('request', record);
    const messages = consoleMessages(page);
    const response = await page.goto(path);
    if (javaScriptEnabled) await hydrated(page);
    page.off('request', record);
    const ahead = javaScriptEnabled ? await page.evaluate(prefetchStart) : Infinity;
    const own = requests.filter(({ time }) => time < ahead).map(({ request }) => request);
    const visit = { page, response, requests: own, messages: [...messages] };
    this.#current = { key, context, visit };
    return visit;
  }

  /** Closes the page, for tests that changed it. The next test loads it again. */
  async close(): Promise<void> {
    await this.#current?.context.close();
    this.#current = undefined;
  }
}

/** Playwright's `test` with shared pages. Tests of the same page must run in one worker, in mode 'default'. */
export const test = base.extend<object, { visits: Visits }>({
  visits: [
    async ({ browser }, use) => {
      const visits = new Visits(browser);
      await use(visits);
      await visits.close();
    },
    { scope: 'worker' },
  ],
});
