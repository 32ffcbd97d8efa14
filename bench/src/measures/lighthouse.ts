import { run } from 'e2e/compose-project.ts';
import { type Measure, medians, ofPages } from '../measure.ts';
import { browser } from '../phone.ts';
import { site } from '../setting.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The part of Lighthouse's report that is used. */
interface Report {
  readonly categories: Record<string, { readonly score: number | null }>;
}

/** Lighthouse sometimes misses the start of a load. Then it's asked again. */
async function audit(url: string, port: string, tries = 3): Promise<Report> {
  try {
    const report = await run('bench/node_modules/.bin/lighthouse', [
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

export const lighthouse: Measure = async () => {
  const { port } = new URL(browser.wsEndpoint());
  const { column, table } = await ofPages(
    'Lighthouse, mobile',
    categories,
    (page) =>
      medians(async () => {
        const report = await audit(`${site}${page}`, port);
        return categories.map((name) =>
          Math.round((report.categories[name]?.score ?? NaN) * 100),
        );
      }),
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
};
