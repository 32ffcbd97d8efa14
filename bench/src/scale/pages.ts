import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startBrowser } from '../browser/chromium.ts';
import { visit } from '../browser/visit.ts';
import { run } from '../programs/run.ts';
import type { Table } from '../report/table.ts';
import { dashboardTimes, liveCheck } from './dashboard.ts';
import { largerSite } from './larger-site.ts';

const sitePages = 16;
const counts = [16, 50, 100, 200];

export interface Stack {
  readonly site: string;
  readonly adminPassword: string;
  /** The folder of the published pages. */
  readonly published: string;
}

/** Measures build, load, live check and dashboard for each number of pages. */
export async function growthWithPages(stack: Stack): Promise<Table> {
  const rows: string[][] = [];
  for (const pages of counts) rows.push([String(pages), ...(await measure(pages, stack))]);
  return {
    title: 'With the number of pages',
    head: [
      'pages',
      'build s',
      'of it the second time s',
      'built MB',
      'home, first visit kB',
      'live check s',
      'addresses checked',
      'dashboard opened ms',
      'sorted ms',
    ],
    rows,
  };
}

async function measure(pages: number, stack: Stack): Promise<string[]> {
  console.log(`${pages} pages ...`);
  const folder = await largerSite(pages - sitePages);
  const first = await build(folder, stack);
  const second = await build(folder, stack);
  const dist = join(folder, 'dist');
  await run('nginx/publish.sh', [dist, stack.published]);
  const browser = await startBrowser();
  try {
    const home = await visit(browser, `${stack.site}/`);
    const check = await liveCheck(browser, stack);
    const dashboard = await dashboardTimes(browser, stack);
    return [
      first.toFixed(1),
      second.toFixed(1),
      ((await bytesIn(dist)) / 1e6).toFixed(1),
      ((home?.bytes ?? NaN) / 1e3).toFixed(1),
      (check.milliseconds / 1000).toFixed(1),
      String(check.addresses),
      dashboard.opened.toFixed(0),
      dashboard.sorted.toFixed(0),
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

/** @returns seconds */
async function build(folder: string, { site }: Stack): Promise<number> {
  const began = performance.now();
  await run('npm', ['--prefix', folder, 'run', '--silent', 'build'], {
    ...process.env,
    SITE_URL: site,
  });
  return (performance.now() - began) / 1000;
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
