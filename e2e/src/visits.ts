import {
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { messagesOf } from './messages-of.ts';
import { reachOnlyThisSite } from './site-test.ts';
import { siteUrl } from './site-url.ts';

interface Way {
  /** Off: the page as it was served. */
  javaScriptEnabled?: boolean;
  viewport?: { width: number; height: number };
}

/** A page that was loaded in a browser of its own, and what its load has shown. */
export interface Visit {
  readonly page: Page;
  readonly response: Response | null;
  /** What it asked for until it was hydrated. */
  readonly requests: readonly Request[];
  /** What it said to the console or threw until then. */
  readonly messages: readonly string[];
}

/** Loads pages for tests that only look at them: those that follow each other on one page share its load. */
class Visits {
  readonly #browser: Browser;
  #current: { key: string; context: BrowserContext; visit: Visit } | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The page at the path, hydrated where scripts run, in a window of the size that it was loaded in. */
  async to(path: string, way: Way = {}): Promise<Visit> {
    const { javaScriptEnabled = true, viewport = { width: 1280, height: 720 } } = way;
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
    await this.leave();
    const context = await this.#browser.newContext({
      baseURL: siteUrl,
      javaScriptEnabled,
      viewport,
    });
    await reachOnlyThisSite(context);
    const page = await context.newPage();
    const requests: Request[] = [];
    const note = (request: Request) => requests.push(request);
    page.on('request', note);
    const messages = messagesOf(page);
    const response = await page.goto(path);
    if (javaScriptEnabled) await hydrated(page);
    page.off('request', note);
    const visit = { page, response, requests, messages: [...messages] };
    this.#current = { key, context, visit };
    return visit;
  }

  /** Closes the page, so that the next test loads it again: for a test that has changed it. */
  async leave(): Promise<void> {
    await this.#current?.context.close();
    this.#current = undefined;
  }
}

/** Playwright's test with pages that tests share. Those of one page have to run in one worker, in mode 'default'. */
export const test = base.extend<object, { visits: Visits }>({
  visits: [
    async ({ browser }, use) => {
      const visits = new Visits(browser);
      await use(visits);
      await visits.leave();
    },
    { scope: 'worker' },
  ],
});
