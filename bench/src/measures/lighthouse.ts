import { join } from 'node:path';
import { type Measure, median, ofPages } from '../measure.ts';
import { withBrowser } from '../phone.ts';
import { rounds, site } from '../setting.ts';
import { repository, run } from '../programs.ts';

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

export const lighthouse: Measure = () =>
  withBrowser(async (browser) => {
    const { port } = new URL(browser.wsEndpoint());
    const columns = [...categories, 'benchmark index'];
    const { column, table } = await ofPages(
      'Lighthouse, mobile',
      columns,
      async (page) => {
        const reports: Report[] = [];
        while (reports.length < rounds)
          reports.push(await audit(`${site}${page}`, port));
        const points = (name: Category) =>
          reports.map((one) =>
            Math.round((one.categories[name].score ?? NaN) * 100),
          );
        const indexes = reports.map((one) => one.environment.benchmarkIndex);
        return [...categories.map(points), indexes].map(median);
      },
    );
    const lowest = (index: number) => Math.min(...column(index));
    return {
      values: {
        'Lighthouse mobile, lowest performance': lowest(0),
        'Lighthouse mobile, lowest accessibility': lowest(1),
        'Lighthouse mobile, lowest best practices': lowest(2),
        'Lighthouse mobile, lowest seo': lowest(3),
      },
      table,
    };
  });
