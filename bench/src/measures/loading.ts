import type { Browser } from 'playwright-core';
import { startBrowser } from '../browser/chromium.ts';
import { waitForHydration } from '../browser/hydration.ts';
import { visit, type Visit } from '../browser/visit.ts';
import type { Measure, Setting } from '../measure.ts';
import { median } from '../report/median.ts';
import { atMost, row } from '../report/row.ts';
import type { Table } from '../report/table.ts';

interface Site {
  readonly name: string;
  readonly address: string;
  /** Whether React hydrates its pages, which a visit then waits for. */
  readonly hydrates: boolean;
}

type Medians = Record<keyof Visit, number>;
type MediansByPage = ReadonlyMap<string, Medians>;
const none: MediansByPage = new Map<string, Medians>();

const columns: readonly [heading: string, write: (medians: Medians) => string][] = [
  ['FCP ms', ({ fcp }) => fcp.toFixed(0)],
  ['LCP ms', ({ lcp }) => lcp.toFixed(0)],
  ['TBT ms', ({ tbt }) => tbt.toFixed(0)],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['kB', ({ bytes }) => (bytes / 1000).toFixed(1)],
  ['requests', ({ requests }) => requests.toFixed(0)],
];

const medianVisit = (visits: readonly Visit[]): Medians => {
  const of = (key: keyof Visit) => median(visits.map((visit) => visit[key]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    bytes: of('bytes'),
    requests: of('requests'),
  };
};

/** Visits all pages, alternating between the sites. */
async function visitAll(
  browser: Browser,
  sites: readonly Site[],
  { pages, rounds }: Setting,
): Promise<MediansByPage[]> {
  const medians = sites.map(() => new Map<string, Medians>());
  for (const page of pages) {
    const visits = sites.map((): Visit[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { address, hydrates }] of sites.entries()) {
        const ready = hydrates ? waitForHydration : undefined;
        const visited = await visit(browser, `${address}${page}`, { ready });
        if (visited) visits[index]?.push(visited);
      }
    }
    for (const [index, of] of visits.entries()) {
      if (of.length > 0) medians[index]?.set(page, medianVisit(of));
    }
  }
  return medians;
}

const table = (title: string, of: MediansByPage): Table => ({
  title: `Loading on a slow phone: ${title}`,
  head: ['page', ...columns.map(([heading]) => heading)],
  rows: [...of].map(([page, medians]) => [page, ...columns.map(([, write]) => write(medians))]),
});

const admin = '/admin';

/** NaN if one of the sites doesn't have the page. */
const lcpRatio = (page: string, of: MediansByPage, to: MediansByPage): number =>
  (of.get(page)?.lcp ?? NaN) / (to.get(page)?.lcp ?? NaN);

/** The highest ratio on all pages that both sites have, except /admin, which is almost empty without scripts. */
function worstLcpRatio(of: MediansByPage, to: MediansByPage): number {
  const pages = [...of.keys()].filter((page) => page !== admin && to.has(page));
  return Math.max(...pages.map((page) => lcpRatio(page, of, to)));
}

export const loading: Measure = {
  name: 'loading',
  async run(setting) {
    const sites: Site[] = [
      { name: 'this site', address: setting.site, hydrates: true },
      { name: 'the same pages without script', address: setting.bare, hydrates: false },
      { name: 'the same site, client-only', address: setting.clientOnly, hydrates: true },
    ];
    const { against } = setting;
    if (against) sites.push({ name: against, address: against, hydrates: false });
    const browser = await startBrowser();
    try {
      const medians = await visitAll(browser, sites, setting);
      const [ours = none, bare = none, clientOnly = none] = medians;
      const publicPages = [...ours].filter(([page]) => page !== admin);
      return {
        rows: [
          row(
            'LCP against the page without script, worst page',
            worstLcpRatio(ours, bare),
            '×',
            atMost(1.1),
          ),
          row(
            'LCP against the client-only site, worst page',
            worstLcpRatio(ours, clientOnly),
            '×',
            atMost(0.4),
          ),
          ...(ours.has(admin)
            ? [
                row(
                  'LCP of the sign-in against the client-only site',
                  lcpRatio(admin, ours, clientOnly),
                  '×',
                  atMost(0.7),
                ),
              ]
            : []),
          row(
            'CLS, worst page',
            Math.max(...[...ours.values()].map(({ cls }) => cls)),
            '',
            atMost(0.005),
          ),
          row(
            'Requests of a first visit, worst public page',
            Math.max(...publicPages.map(([, { requests }]) => requests)),
            'requests',
            atMost(12),
          ),
        ],
        tables: sites.map(({ name }, index) => table(name, medians[index] ?? none)),
      };
    } finally {
      await browser.close();
    }
  },
};
