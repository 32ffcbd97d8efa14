import { join } from 'node:path';
import { type Measure, median } from '../measure.ts';
import { withBrowser } from '../phone.ts';
import { repository, run } from '../programs.ts';
import { row } from '../report.ts';

const program = join(repository, 'bench/node_modules/.bin/lighthouse');

const categories = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
] as const;
type Category = (typeof categories)[number];

/** The part of Lighthouse's report that is used. */
interface Report {
  readonly categories: Record<Category, { readonly score: number | null }>;
  readonly environment: { readonly benchmarkIndex: number };
}

/** Lighthouse sometimes misses the start of a load. Then it's asked again. */
async function audit(url: string, port: string, tries = 3): Promise<Report> {
  try {
    const report = await run(program, [
      url,
      `--port=${port}`,
      `--only-categories=${categories.join()}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ]);
    return JSON.parse(report) as Report;
  } catch (error) {
    if (tries === 1) throw error;
    return audit(url, port, tries - 1);
  }
}

export const lighthousePoints: Measure = async ({ site, pages, rounds }) => {
  const found: { page: string; reports: Report[] }[] = [];
  await withBrowser(async (browser) => {
    const { port } = new URL(browser.wsEndpoint());
    for (const page of pages) {
      const reports: Report[] = [];
      while (reports.length < rounds) {
        reports.push(await audit(`${site}${page}`, port));
      }
      found.push({ page, reports });
    }
  });
  const points = (reports: readonly Report[], category: Category) =>
    median(
      reports.map((report) =>
        Math.round((report.categories[category].score ?? NaN) * 100),
      ),
    );
  const index = (reports: readonly Report[]) =>
    median(reports.map(({ environment }) => environment.benchmarkIndex));
  const publicPages = found.filter(({ page }) => page !== '/admin');
  return {
    rows: categories.map((category) => {
      const name = category.replace('-', ' ');
      return row(
        `Lighthouse mobile, ${name}, lowest of the public pages`,
        Math.min(
          ...publicPages.map(({ reports }) => points(reports, category)),
        ),
        'points',
        { atLeast: 100 },
      );
    }),
    tables: [
      {
        title: 'Lighthouse, mobile',
        head: ['page', ...categories, 'benchmark index'],
        rows: found.map(({ page, reports }) => [
          page,
          ...categories.map((category) => String(points(reports, category))),
          index(reports).toFixed(0),
        ]),
      },
    ],
  };
};
