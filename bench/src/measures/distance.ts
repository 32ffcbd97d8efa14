import { firstFlight, transferredBytes } from '../../../e2e/src/transferred-bytes.ts';
import { visit } from '../browser/page-load.ts';
import { startBrowser } from '../browser/phone.ts';
import { atDistance } from '../distant-server.ts';
import type { Measure } from '../measure.ts';
import { medians } from '../median.ts';
import { row } from '../report.ts';

/** Milliseconds to a distant server and back. */
const roundTrip = 300;

/** Largest contentful paints far from the server, where a page waits for each flight of its bytes. */
export const distance: Measure = async ({ site, bare, pages, rounds }) => {
  const found: { path: string; bytes: number; lcp: number; bareLcp: number }[] = [];
  const browser = await startBrowser();
  const from = (address: string, path: string) => () =>
    // With its full bandwidth: only the distance counts.
    atDistance(address, roundTrip, (far) => visit(browser, `${far}${path}`, { throttled: false }));
  try {
    // Almost empty without scripts.
    for (const path of pages.filter((page) => page !== '/admin')) {
      const bytes = await transferredBytes(`${site}${path}`);
      const visits = { ours: from(site, path), bare: from(bare, path) };
      const { ours, bare: without } = await medians(rounds, visits);
      found.push({ path, bytes, lcp: ours.lcp, bareLcp: without.lcp });
    }
  } finally {
    await browser.close();
  }
  const title = `LCP at ${roundTrip} ms round trips`;
  const kilobytes = Math.max(...found.map(({ bytes }) => bytes)) / 1000;
  const ratio = Math.max(...found.map(({ lcp, bareLcp }) => lcp / bareLcp));
  const against = `${title} against the page without script, worst page`;
  return {
    rows: [
      row('HTML of a page, compressed, largest page', kilobytes, 'kB', { atMost: 20 }),
      row(against, ratio, '×', { atMost: 1.1 }),
    ],
    tables: [
      {
        title,
        head: ['page', 'bytes', 'flights', 'LCP ms', 'without script, LCP ms'],
        rows: found.map(({ path, bytes, lcp, bareLcp }) => [
          path,
          String(bytes),
          // Each is twice as large as the one before.
          String(Math.ceil(Math.log2(bytes / firstFlight + 1))),
          lcp.toFixed(0),
          bareLcp.toFixed(0),
        ]),
      },
    ],
  };
};
