import {
  test as base,
  type Browser,
  type CDPSession,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { hydrated, prefetchStart } from './loading.ts';
import { consoleMessages } from './console-messages.ts';
import { siteUrl } from './environment.ts';

interface LoadOptions {
  /** False: the page as served. */
  javaScriptEnabled?: boolean;
  viewport?: { width: number; height: number };
  /**
   * True: nothing is in the browser's cache, as on the first visit. That takes
   * a third longer.
   */
  uncached?: boolean;
}

/** A loaded page. */
export interface Visit {
  readonly page: Page;
  readonly response: Response | null;
  /** Requests until it was hydrated, without those for other pages. */
  readonly requests: readonly Request[];
  /** Console messages and errors until then. */
  readonly messages: readonly string[];
}

/**
 * A tab of a browser context, which all visits with or without scripts share: a
 * new one takes longer than a page.
 */
interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
  readonly requests: Request[];
  readonly messages: string[];
}

/** Loads pages in two tabs, one with scripts and one without. */
class Visits {
  readonly #browser: Browser;
  readonly #tabs = new Map<boolean, Promise<Tab>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The page at the path, hydrated if scripts run. */
  async to(path: string, options: LoadOptions = {}): Promise<Visit> {
    const { javaScriptEnabled = true, uncached = false } = options;
    const { viewport = { width: 1280, height: 720 } } = options;
    const tab = await this.#tab(javaScriptEnabled);
    const { page } = tab;
    await forgetVisits(tab);
    await page.setViewportSize(viewport);
    await page.emulateMedia({
      colorScheme: null,
      contrast: null,
      forcedColors: null,
      media: null,
      reducedMotion: null,
    });
    if (uncached) await tab.session.send('Network.clearBrowserCache');
    const response = await page.goto(path);
    if (javaScriptEnabled) await hydrated(page);
    const messages = [...tab.messages];
    const ahead = javaScriptEnabled
      ? await page.evaluate(prefetchStart)
      : Infinity;
    const requests = await startedBefore(ahead, [...tab.requests]);
    return { page, response, requests, messages };
  }

  #tab(javaScriptEnabled: boolean): Promise<Tab> {
    const open =
      this.#tabs.get(javaScriptEnabled) ??
      openTab(this.#browser, javaScriptEnabled);
    this.#tabs.set(javaScriptEnabled, open);
    return open;
  }

  async close(): Promise<void> {
    for (const tab of this.#tabs.values())
      await (await tab).page.context().close();
  }
}

async function openTab(
  browser: Browser,
  javaScriptEnabled: boolean,
): Promise<Tab> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    javaScriptEnabled,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests: Request[] = [];
  page.on('request', (request) => {
    requests.push(request);
  });
  return { page, session, requests, messages: consoleMessages(page) };
}

/** By the browser's clock, because a busy machine reports requests late. */
async function startedBefore(
  time: number,
  requests: readonly Request[],
): Promise<Request[]> {
  // The start is known once there's a response.
  await Promise.all(requests.map((request) => request.response()));
  return requests.filter((request) => request.timing().startTime < time);
}

/** An empty page, and nothing stored. */
async function forgetVisits({
  page,
  session,
  requests,
  messages,
}: Tab): Promise<void> {
  await page.goto('about:blank');
  const { origin } = new URL(siteUrl);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'all',
  });
  requests.length = 0;
  messages.length = 0;
}

/** Playwright's `test` with tabs that stay open from page to page. */
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
