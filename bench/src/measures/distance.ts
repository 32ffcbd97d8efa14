import { firstFlight, transferredBytes } from '../../../e2e/src/transferred-bytes.ts';
import { startBrowser } from '../browser/chromium.ts';
import { visit } from '../browser/visit.ts';
import type { Measure } from '../measure.ts';
import { atDistance } from '../programs/distant-server.ts';
import { median } from '../report/median.ts';
import { atMost, row } from '../report/row.ts';

/** Milliseconds to a distant server and back. */
const roundTrip = 300;

/** A page's largest contentful paints in milliseconds, in one round each, and the compressed bytes of its HTML. */
interface Page {
  readonly bytes: number;
  readonly site: number[];
  readonly bare: number[];
}

/** Largest contentful paints far from the server, where a page waits for each flight of its bytes. */
export const distance: Measure = {
  name: 'distance',
  async run({ site, bare, pages, rounds }) {
    const found = new Map<string, Page>();
    const browser = await startBrowser();
    /** Doesn't throttle the bandwidth: only the distance counts. */
    const line = () => Promise.resolve();
    try {
      for (const path of pages) {
        // Almost empty without scripts.
        if (path === '/admin') continue;
        const page: Page = { bytes: await transferredBytes(`${site}${path}`), site: [], bare: [] };
        for (let round = 0; round < rounds; round += 1) {
          for (const [address, lcps] of [
            [site, page.site],
            [bare, page.bare],
          ] as const) {
            const visited = await atDistance(address, roundTrip, (far) =>
              visit(browser, `${far}${path}`, { line }),
            );
            lcps.push(visited?.lcp ?? NaN);
          }
        }
        found.set(path, page);
      }
    } finally {
      await browser.close();
    }
    const all = [...found.values()];
    const what = `LCP at ${roundTrip} ms round trips`;
    return {
      rows: [
        row(
          'HTML of a page, compressed, largest page',
          Math.max(...all.map(({ bytes }) => bytes)) / 1000,
          'kB',
          atMost(20),
        ),
        row(
          `${what} against the page without script, worst page`,
          Math.max(...all.map((page) => median(page.site) / median(page.bare))),
          '×',
          atMost(1.1),
        ),
      ],
      tables: [
        {
          title: what,
          head: ['page', 'bytes', 'flights', 'LCP ms', 'without script, LCP ms'],
          rows: [...found].map(([path, page]) => [
            path,
            String(page.bytes),
            // Each is twice as large as the one before.
            String(Math.ceil(Math.log2(page.bytes / firstFlight + 1))),
            median(page.site).toFixed(0),
            median(page.bare).toFixed(0),
          ]),
        },
      ],
    };
  },
};
