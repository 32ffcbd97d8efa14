import type { Browser } from 'puppeteer-core';
import { type Measure, medians, ofPages } from '../measure.ts';
import { Phone, phoneSlowdown, withBrowser } from '../phone.ts';
import { bare, clientOnly, site } from '../setting.ts';

/**
 * How the page was painted so far, in milliseconds. Runs in the page. Layout
 * shifts are a matter of the browser tests.
 */
async function paintTimes() {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) =>
        resolve(list.getEntries()),
      );
      observer.observe({ type, buffered: true });
      // There may be none.
      setTimeout(resolve, 500, []);
    });
  const paints = await entries('largest-contentful-paint');
  const tasks = await entries('longtask');
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const blocking = tasks
    .filter(({ startTime }) => startTime >= (first?.startTime ?? NaN))
    .map(({ duration }) => duration - 50);
  return {
    lcp: paints.at(-1)?.startTime ?? NaN,
    tbt: blocking.reduce((sum, time) => sum + time, 0),
  };
}

/** Loads a page on a slow phone and waits until it's at rest. */
const visit = (
  browser: Browser,
  url: string,
  {
    hydrates = true,
    startsAtOnce = false,
    fastLine = false,
    slowdown = phoneSlowdown,
  } = {},
) =>
  Phone.use(browser, async (phone) => {
    if (!fastLine) await phone.slowLine();
    await phone.slowProcessor(slowdown);
    await phone.load(url);
    const waits = hydrates && !startsAtOnce && !fastLine;
    if (waits) await phone.startApplication();
    if (hydrates) await phone.hydrated();
    // What a page does right after hydration counts, too.
    await phone.atRest();
    return phone.evaluate(paintTimes);
  });

export const loading: Measure = () =>
  withBrowser(async (browser) => {
    const columns = ['LCP ms', '× without script', '× client-only'];
    const { admin, column, table } = await ofPages(
      'Loading on a slow phone',
      columns,
      async (page) => {
        const lcp = async (origin: string, options = {}) =>
          (await visit(browser, `${origin}${page}`, options)).lcp;
        const [ours = NaN, ofBare = NaN, ofClientOnly = NaN] = await medians(
          () => lcp(site),
          () => lcp(bare, { hydrates: false }),
          () => lcp(clientOnly, { startsAtOnce: true }),
        );
        return [ours, ours / ofBare, ours / ofClientOnly];
      },
    );
    return {
      values: {
        'LCP against the page without script': Math.max(...column(1)),
        'LCP against the client-only site': Math.max(...column(2)),
        // PAGES can leave it out.
        ...(admin[2] !== undefined && {
          'LCP of the sign-in against the client-only site': admin[2],
        }),
      },
      table,
    };
  });

/** Total blocking time of a load on a fast line and a very slow processor. */
export const blocking: Measure = () =>
  withBrowser(async (browser) => {
    const options = { fastLine: true, slowdown: 10 };
    const { column, table } = await ofPages('Blocking', ['TBT ms'], (page) =>
      medians(
        async () => (await visit(browser, `${site}${page}`, options)).tbt,
      ),
    );
    const worst = Math.max(...column(0));
    return {
      values: { 'TBT, 10 × slower processor, worst page': worst },
      table,
    };
  });
