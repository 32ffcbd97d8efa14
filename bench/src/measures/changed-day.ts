import { closed, pages, saying, show } from 'e2e/front-desk.ts';
import { until } from 'e2e/servers/until.ts';
import { type Measure, medians, ofPages } from '../measure.ts';
import { bare, site } from '../setting.ts';
import { visit } from './loading.ts';

const strip = ' data-day-strip ';

/**
 * Runs a measure while the office is closed for today because of the weather.
 * @param measure gets the seconds that it took to be on all pages
 */
export async function onChangedDay<Result>(
  measure: (seconds: number) => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  await show(closed());
  try {
    const isEverywhere = async () =>
      (await saying(strip)).length === pages.length;
    await until('all pages to say it', isEverywhere);
    return await measure((performance.now() - start) / 1000);
  } finally {
    await show();
    await until('its end', async () => (await saying(strip)).length === 0);
  }
}

const columns = ['requests', 'kB', 'LCP ms', '× without script'];

/** Pages while nothing is set for today, and while something is. */
export const changedDay: Measure = async () => {
  const load = async (page: string) => {
    const bareUrl = `${bare}${page}`;
    const [requests = NaN, kilobytes = NaN, lcp = NaN, ofBare = NaN] =
      await medians(async () => {
        const ours = await visit(`${site}${page}`);
        const without = await visit(bareUrl, { hydrates: false });
        return [ours.requests, ours.kilobytes, ours.lcp, without.lcp];
      });
    return [requests, kilobytes, lcp, lcp / ofBare];
  };
  const shown: number[] = [];
  const { column, table } = await ofPages(
    'Loading on a slow phone, and again with something set for today',
    [...columns, ...columns],
    async (page) => {
      const usual = await load(page);
      const changed = await onChangedDay((seconds) => {
        shown.push(seconds);
        return load(page);
      });
      return [...usual, ...changed];
    },
    ['/', '/contact/', '/something-just-happened/red-eye/', '/es/'],
  );
  return {
    values: {
      'From Show to every page': Math.max(...shown),
      'LCP with something set for today, against the page without script':
        Math.max(...column(7)),
    },
    table,
  };
};
