import { cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { visit } from '../browser/page-load.ts';
import { startBrowser } from '../browser/phone.ts';
import { repository, run } from '../programs.ts';
import type { Table } from '../report.ts';
import { dashboardTimes, liveCheck } from './dashboard.ts';

/** Where the larger site is. */
const folder = join(repository, '.cache/scale/frontend');

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
  await largerSite(pages - sitePages);
  const first = await build(stack);
  const second = await build(stack);
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
      (home.bytes / 1e3).toFixed(1),
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
async function build({ site }: Stack): Promise<number> {
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

/** Copies the frontend's source and adds pages. */
async function largerSite(morePages: number): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sources = await run('git', ['ls-files', '-co', '--exclude-standard', 'frontend']);
  for (const file of sources.split('\n')) {
    await cp(join(repository, file), join(folder, '..', file)).catch(unlessDeleted);
  }
  await symlink(join(repository, 'frontend/node_modules'), join(folder, 'node_modules'));

  // A town's page is one file.
  const towns = join(folder, 'examples/metuchen/towns');
  const edison = await readFile(join(towns, 'edison.md'), 'utf8');
  for (let number = 1; number <= morePages; number += 1) {
    const town = edison
      .replaceAll('Edison', `Place ${number}`)
      .replace(`station: Place ${number}`, 'station: Edison');
    await writeFile(join(towns, `place-${number}.md`), town);
  }
}

/** git lists deleted files until the deletion is committed. */
function unlessDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
