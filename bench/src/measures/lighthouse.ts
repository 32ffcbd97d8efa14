import lighthouse, {
  type Flags,
  type Result as LighthouseResult,
} from 'lighthouse';
import { freePort } from 'e2e/servers/ports.ts';
import { withBrowser } from '../browser/phone.ts';
import { type Measure, median } from '../measure.ts';
import { row } from '../report.ts';

const categories = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
] as const;
type Points = Partial<Record<string, number>>;

/**
 * Lighthouse sometimes misses the start of a load and recommends another run.
 */
const tries = 3;

/** Scores from 0 to 100 by category. */
async function audit(url: string, flags: Flags): Promise<Points> {
  let problem = 'no error message';
  for (let run = 1; run <= tries; run += 1) {
    const result = await lighthouse(url, { ...flags, logLevel: 'error' });
    if (result && !result.lhr.runtimeError) return points(result.lhr);
    problem = result?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`Lighthouse on ${url}, ${tries} times: ${problem}`);
}

const points = ({ categories }: LighthouseResult): Points =>
  Object.fromEntries(
    Object.values(categories).map(({ id, score }) => [
      id,
      score === null ? undefined : Math.round(score * 100),
    ]),
  );

/**
 * Measures performance in every round and the other categories once, because
 * they don't vary.
 */
async function auditPage(
  url: string,
  port: number,
  rounds: number,
): Promise<Points> {
  const all = await audit(url, { port, onlyCategories: [...categories] });
  const performances = [all.performance ?? NaN];
  while (performances.length < rounds) {
    const flags = {
      port,
      onlyCategories: ['performance'],
      disableFullPageScreenshot: true,
    };
    performances.push((await audit(url, flags)).performance ?? NaN);
  }
  return { ...all, performance: median(performances) };
}

export const lighthousePoints: Measure = async ({ site, pages, rounds }) => {
  const port = await freePort();
  const found: { page: string; points: Points }[] = [];
  await withBrowser(async () => {
    for (const page of pages) {
      found.push({
        page,
        points: await auditPage(`${site}${page}`, port, rounds),
      });
    }
  }, `--remote-debugging-port=${port}`);
  const publicPages = found.filter(({ page }) => page !== '/admin');
  const lowest = (category: string) =>
    Math.min(...publicPages.map(({ points }) => points[category] ?? NaN));
  const what = (category: string) =>
    `Lighthouse mobile, ${category.replace('-', ' ')}, lowest of the public pages`;
  return {
    rows: categories
      .filter(() => publicPages.length > 0)
      .map((category) =>
        row(what(category), lowest(category), 'points', { atLeast: 100 }),
      ),
    tables: [
      {
        title: 'Lighthouse, mobile',
        head: ['page', ...categories],
        rows: found.map(({ page, points }) => [
          page,
          ...categories.map((category) => String(points[category] ?? '–')),
        ]),
      },
    ],
  };
};
