import { firstFlight, transferredBytes } from 'e2e/transferred-bytes.ts';
import { visit, type Visit } from '../browser/page.ts';
import { withPhones } from '../browser/phone.ts';
import { type Measure, medians } from '../measure.ts';
import { row, type Table } from '../report.ts';
import { atDistance } from '../servers.ts';

const columns: readonly [heading: string, write: (visit: Visit) => string][] = [
  ['FCP ms', ({ fcp }) => fcp.toFixed(0)],
  ['LCP ms', ({ lcp }) => lcp.toFixed(0)],
  ['TBT ms', ({ tbt }) => tbt.toFixed(0)],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['kB', ({ bytes }) => (bytes / 1000).toFixed(1)],
  ['requests', ({ requests }) => requests.toFixed(0)],
];

/** A page's median visits on each site. */
interface Visits {
  readonly page: string;
  readonly site: Visit;
  readonly bare: Visit;
  readonly clientOnly: Visit;
}
type Site = Exclude<keyof Visits, 'page'>;

export const loading: Measure = async ({
  pages,
  rounds,
  site,
  bare,
  clientOnly,
}) => {
  const found: Visits[] = [];
  await withPhones(async (onPhone) => {
    const hydrates = true;
    for (const page of pages) {
      const visits = await medians(rounds, {
        site: () => visit(onPhone, `${site}${page}`, { hydrates }),
        bare: () => visit(onPhone, `${bare}${page}`),
        clientOnly: () => visit(onPhone, `${clientOnly}${page}`, { hydrates }),
      });
      found.push({ page, ...visits });
    }
  });

  // Almost empty without scripts.
  const publicPages = found.filter(({ page }) => page !== '/admin');
  const admin = found.filter(({ page }) => page === '/admin');
  const worst = (of: readonly Visits[], value: (visits: Visits) => number) =>
    Math.max(...of.map(value));
  const worstLcp = (of: readonly Visits[], than: Site) =>
    worst(of, (visits) => visits.site.lcp / visits[than].lcp);
  const table = (title: string, of: Site): Table => ({
    title: `Loading on a slow phone: ${title}`,
    head: ['page', ...columns.map(([heading]) => heading)],
    rows: found.map((visits) => [
      visits.page,
      ...columns.map(([, write]) => write(visits[of])),
    ]),
  });
  const toBare = worstLcp(publicPages, 'bare');
  const toClientOnly = worstLcp(publicPages, 'clientOnly');
  const signIn = worstLcp(admin, 'clientOnly');
  const cls = worst(found, (visits) => visits.site.cls);
  const requests = worst(publicPages, (visits) => visits.site.requests);
  const lcp = 'LCP against the';
  return {
    rows: [
      row(`${lcp} page without script, worst page`, toBare, '×', {
        atMost: 1.1,
      }),
      row(`${lcp} client-only site, worst page`, toClientOnly, '×', {
        atMost: 0.4,
      }),
      ...(admin.length > 0
        ? [
            row(
              'LCP of the sign-in against the client-only site',
              signIn,
              '×',
              { atMost: 0.7 },
            ),
          ]
        : []),
      row('CLS, worst page', cls, '', { atMost: 0.005 }),
      row(
        'Requests of a first visit, worst public page',
        requests,
        'requests',
        { atMost: 12 },
      ),
    ],
    tables: [
      table('this site', 'site'),
      table('the same pages without script', 'bare'),
      table('the same site, client-only', 'clientOnly'),
    ],
  };
};

/** Milliseconds to a distant server and back. */
const roundTrip = 300;

/**
 * Largest contentful paints far from the server, where a page waits for each
 * flight of its bytes.
 */
export const distance: Measure = async ({ site, bare, pages, rounds }) => {
  const found: { path: string; bytes: number; lcp: number; bareLcp: number }[] =
    [];
  await withPhones(async (onPhone) => {
    const from = (address: string, path: string) => () =>
      // With its full bandwidth: only the distance counts.
      atDistance(address, roundTrip, (far) =>
        visit(onPhone, `${far}${path}`, { throttled: false }),
      );
    // Almost empty without scripts.
    for (const path of pages.filter((page) => page !== '/admin')) {
      const bytes = await transferredBytes(`${site}${path}`);
      const visits = { ours: from(site, path), bare: from(bare, path) };
      const { ours, bare: without } = await medians(rounds, visits);
      found.push({ path, bytes, lcp: ours.lcp, bareLcp: without.lcp });
    }
  });
  const title = `LCP at ${roundTrip} ms round trips`;
  const kilobytes = Math.max(...found.map(({ bytes }) => bytes)) / 1000;
  const ratio = Math.max(...found.map(({ lcp, bareLcp }) => lcp / bareLcp));
  return {
    rows: [
      row('HTML of a page, compressed, largest page', kilobytes, 'kB', {
        atMost: 20,
      }),
      row(`${title} against the page without script, worst page`, ratio, '×', {
        atMost: 1.1,
      }),
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
