import { type Measure, medians, ofPages } from '../measure.ts';
import { Phone } from '../phone.ts';
import { bare, clientOnly, site } from '../setting.ts';

/**
 * How the page was loaded and painted so far, times in milliseconds. Runs in
 * the page. Layout shifts are a matter of the browser tests.
 */
async function loadedPage() {
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
  const files = ['navigation', 'resource'].flatMap((type) =>
    performance.getEntriesByType(type),
  ) as PerformanceResourceTiming[];
  const blocking = tasks
    .filter(({ startTime }) => startTime >= (first?.startTime ?? NaN))
    .map(({ duration }) => duration - 50);
  return {
    lcp: paints.at(-1)?.startTime ?? NaN,
    tbt: blocking.reduce((sum, time) => sum + time, 0),
    requests: files.length,
    kilobytes: files.reduce((sum, file) => sum + file.transferSize, 0) / 1000,
  };
}

/** Loads a page on a slow phone and waits until it's at rest. */
export const visit = (
  url: string,
  {
    hydrates = true,
    startsAtOnce = false,
    fastLine = false,
    slowdown = 4,
  } = {},
) =>
  Phone.use(async (phone) => {
    if (!fastLine) await phone.slowLine();
    await phone.slowProcessor(slowdown);
    await phone.load(url);
    const waits = hydrates && !startsAtOnce && !fastLine;
    if (waits) await phone.startApplication();
    if (hydrates) await phone.hydrated();
    // What a page does right after hydration counts, too.
    await phone.atRest();
    return phone.evaluate(loadedPage);
  });

export const loading: Measure = async () => {
  const { admin, column, table } = await ofPages(
    'Loading on a slow phone',
    ['LCP ms', '× without script', '× client-only', 'TBT ms'],
    async (page) => {
      const lcp = async (origin: string, options = {}) =>
        (await visit(`${origin}${page}`, options)).lcp;
      const fastAndSlow = { fastLine: true, slowdown: 10 };
      const [ours = NaN, ofBare = NaN, ofClientOnly = NaN, tbt = NaN] =
        await medians(async () => [
          await lcp(site),
          await lcp(bare, { hydrates: false }),
          await lcp(clientOnly, { startsAtOnce: true }),
          (await visit(`${site}${page}`, fastAndSlow)).tbt,
        ]);
      return [ours, ours / ofBare, ours / ofClientOnly, tbt];
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
      'TBT, 10 × slower processor, worst page': Math.max(...column(3)),
    },
    table,
  };
};
