import { transferredBytes } from 'e2e/transferred-bytes.ts';
import { type Measure, medians } from '../measure.ts';
import { visit } from '../page.ts';
import { withBrowser } from '../phone.ts';
import { row } from '../report.ts';

export const loading: Measure = async (setting) => {
  const found: {
    page: string;
    lcp: number;
    /** Times the LCP of the page without script. */
    toBare: number;
    /** Times the LCP of the client-only site. */
    toClientOnly: number;
    /** The worst of all rounds. */
    cls: number;
    /** Kilobytes of compressed HTML. */
    html: number;
  }[] = [];
  await withBrowser(async (browser) => {
    for (const page of setting.pages) {
      let cls = 0;
      const url = `${setting.site}${page}`;
      const { site, bare, clientOnly } = await medians(setting.rounds, {
        async site() {
          const times = await visit(browser, url);
          cls = Math.max(cls, times.cls);
          return times.lcp;
        },
        async bare() {
          const options = { hydrates: false };
          return (await visit(browser, `${setting.bare}${page}`, options)).lcp;
        },
        async clientOnly() {
          const options = { startsAtOnce: true };
          const other = `${setting.clientOnly}${page}`;
          return (await visit(browser, other, options)).lcp;
        },
      });
      const html = (await transferredBytes(url)) / 1000;
      const toBare = site / bare;
      const toClientOnly = site / clientOnly;
      found.push({ page, lcp: site, toBare, toClientOnly, cls, html });
    }
  });

  type Key = 'toBare' | 'toClientOnly' | 'cls' | 'html';
  const worst = (of: typeof found, key: Key) =>
    Math.max(...of.map((one) => one[key]));
  // Without scripts, /admin is almost empty.
  const publicPages = found.filter(({ page }) => page !== '/admin');
  const admin = found.filter(({ page }) => page === '/admin');
  const toBare = worst(publicPages, 'toBare');
  const toClientOnly = worst(publicPages, 'toClientOnly');
  const signIn = worst(admin, 'toClientOnly');
  const cls = worst(found, 'cls');
  const html = worst(found, 'html');
  return {
    rows: [
      row('LCP against the page without script', toBare, '×', { atMost: 1.1 }),
      row('LCP against the client-only site', toClientOnly, '×', {
        atMost: 0.4,
      }),
      row('LCP of the sign-in against the client-only site', signIn, '×', {
        atMost: 0.7,
      }),
      row('CLS', cls, '', { atMost: 0.005 }),
      row('HTML of a page, compressed', html, 'kB', { atMost: 24 }),
    ],
    tables: [
      {
        title: 'Loading on a slow phone',
        head: [
          'page',
          'LCP ms',
          '× without script',
          '× client-only',
          'CLS',
          'HTML kB',
        ],
        rows: found.map((one) => [
          one.page,
          one.lcp.toFixed(0),
          one.toBare.toFixed(2),
          one.toClientOnly.toFixed(2),
          one.cls.toFixed(3),
          one.html.toFixed(1),
        ]),
      },
    ],
  };
};
