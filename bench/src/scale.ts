import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveCheckStatus } from 'shared/live-check';
import {
  isHydrated,
  longestInteraction,
  tap,
  type,
  visit,
} from './browser/page.ts';
import {
  type OnPhone,
  slowProcessor,
  waitUntil,
  withPhones,
} from './browser/phone.ts';
import {
  isDockerAvailable,
  mostMemoryDuring,
  type Project,
  withProject,
} from './compose-project.ts';
import { given, load, type Load, repository, run } from './programs.ts';
import { dayAndMachine, publish, type Table } from './report.ts';

const [site, adminPassword] = [
  given('E2E_BASE_URL'),
  given('E2E_ADMIN_PASSWORD'),
];
const publishedPages = join(given('STATE_DIR'), 'pages');
if (!(await isDockerAvailable())) {
  throw new Error(
    "This measures visitors in containers, but Docker isn't answering.",
  );
}

const connections = [1, 10, 100, 1000];
const seconds = 10;

/**
 * Trusts Docker's networks as proxies, so that each request can have its own
 * client address.
 */
const proxies = { TRUSTED_PROXIES: '172.16.0.0/12,192.168.0.0/16,10.0.0.0/8' };

/** Runs the services on one processor and the load on another. */
const growthWithVisitors = (): Promise<Table[]> =>
  withProject(async (project) => {
    await project.up();
    await onOneProcessor(project);
    const nginx = `http://${await project.addressOf('nginx')}:8080`;
    const writers =
      'With the number of people who send a message at the same time';
    return [
      await series('With the number of readers', project, `${nginx}/`, [
        'brotli',
        'any-address',
      ]),
      await series(writers, project, `${nginx}/api/contact`, [
        'contact',
        'any-address',
      ]),
    ];
  }, proxies);

/**
 * Pins the services to the first processor, and this program with its children
 * to the second.
 */
async function onOneProcessor({ compose }: Project): Promise<void> {
  const containers = (await compose('ps', '--quiet')).split('\n');
  await run('docker', ['update', '--cpuset-cpus', '0', ...containers]);
  await run('taskset', ['--pid', '--cpu-list', '1', String(process.pid)]);
}

async function series(
  title: string,
  project: Project,
  url: string,
  requests: Load['requests'],
): Promise<Table> {
  const rows: string[][] = [];
  for (const count of connections) {
    console.log(`${title}: ${count} connections ...`);
    const { result, memory } = await mostMemoryDuring(project, () =>
      load(url, { connections: count, seconds, requests }),
    );
    rows.push([
      String(count),
      result.perSecond.toFixed(0),
      result.p99.toFixed(1),
      String(result.failed),
      ...[...memory.values()].map((megabytes) => megabytes.toFixed(0)),
    ]);
  }
  return {
    title,
    head: [
      'connections',
      'requests/s',
      'p99 ms',
      'failed',
      'nginx MB',
      'backend MB',
      'redis MB',
    ],
    rows,
  };
}

/** Where the larger site is, with what its workspace needs beside it. */
const workspaces = join(repository, '.cache/scale');
const folder = join(workspaces, 'frontend');

const sitePages = 16;
const counts = [16, 50, 100, 200];

/** Measures build, load, live check and dashboard for each number of pages. */
async function growthWithPages(): Promise<Table> {
  const rows: string[][] = [];
  for (const pages of counts)
    rows.push([String(pages), ...(await measure(pages))]);
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

async function measure(pages: number): Promise<string[]> {
  console.log(`${pages} pages ...`);
  await largerSite(pages - sitePages);
  const first = await build();
  const second = await build();
  const dist = join(folder, 'dist');
  await run('nginx/publish.sh', [dist, publishedPages]);
  return withPhones(async (onPhone) => {
    const home = await visit(onPhone, `${site}/`);
    const { opened, sorted, check } = await visitDashboard(onPhone);
    return [
      first.toFixed(1),
      second.toFixed(1),
      ((await bytesIn(dist)) / 1e6).toFixed(1),
      (home.bytes / 1e3).toFixed(1),
      (check.milliseconds / 1000).toFixed(1),
      String(check.addresses),
      opened.toFixed(0),
      sorted.toFixed(0),
    ];
  }).finally(() => rm(workspaces, { recursive: true }));
}

/** @returns seconds */
async function build(): Promise<number> {
  const began = performance.now();
  const environment = { ...process.env, SITE_URL: site };
  await run(
    'npm',
    ['--prefix', folder, 'run', '--silent', 'build'],
    environment,
  );
  return (performance.now() - began) / 1000;
}

async function bytesIn(folder: string): Promise<number> {
  const sizes = await run('find', [folder, '-type', 'f', '-printf', '%s\n']);
  return sizes.split('\n').reduce((sum, size) => sum + Number(size), 0);
}

/** Copies the frontend's source and adds pages. */
async function largerSite(morePages: number): Promise<void> {
  const source = join(repository, 'frontend');
  const isSource = (path: string) =>
    !/\/(?:node_modules|dist|\.cache)$/.test(path);
  await rm(workspaces, { recursive: true, force: true });
  await cp(source, folder, { recursive: true, filter: isSource });
  // Packages that differ from those of other workspaces. The others are found
  // in the repository.
  await symlink(join(source, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['tsconfig.base.json', 'shared']) {
    await symlink(join(repository, name), join(workspaces, name));
  }

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

/**
 * How long the dashboard takes on a slow phone, and the live check. In
 * milliseconds.
 */
const visitDashboard = (onPhone: OnPhone) =>
  onPhone(async (phone) => {
    await phone.load(`${site}/admin?section=pages`);
    await waitUntil(phone, isHydrated);
    await tap(phone, '#password');
    await type(phone, adminPassword);
    await slowProcessor(phone);
    const began = performance.now();
    await tap(phone, 'button', 'Sign in');
    await phone.evaluate(listed);
    const opened = performance.now() - began;
    const sorted = await longestInteraction(phone, async () => {
      await phone.evaluate(focusOnSorting);
      const key = {
        key: 'ArrowDown',
        code: 'ArrowDown',
        windowsVirtualKeyCode: 40,
      };
      await phone.cdp.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        ...key,
      });
      await phone.cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    });
    return {
      opened,
      sorted,
      check: await phone.evaluate(liveCheck, checkLimit),
    };
  });

/** Resolves once the list of pages is shown. Runs in the page. */
async function listed(): Promise<void> {
  while (!/\d+ of \d+ pages/.test(document.body.textContent)) {
    await new Promise(requestAnimationFrame);
  }
}

/** Runs in the page. */
function focusOnSorting(): void {
  const label = [...document.querySelectorAll('label')].find((one) =>
    one.textContent.includes('Sort by'),
  );
  label?.control?.focus();
}

/** Seconds that a live check can take at most. */
const checkLimit = 120;

/**
 * Runs a live check, signed in, in the page. @throws Error with the response if
 * it's rejected
 */
async function liveCheck(limit: number) {
  const url = '/api/admin/live-check';
  const start = () => fetch(url, { method: 'POST' });
  let started = await start();
  // Limited to one check every 30 seconds.
  if (started.status === 429) {
    const seconds = Number(started.headers.get('retry-after'));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    started = await start();
  }
  if (!started.ok) throw new Error(await started.text());
  const end = performance.now() + limit * 1000;
  while (performance.now() < end) {
    const { running, result } = (await (
      await fetch(url)
    ).json()) as LiveCheckStatus;
    if (!running && result) return result;
  }
  throw new Error(`The live check took longer than ${limit} s.`);
}

const tables = [await growthWithPages(), ...(await growthWithVisitors())];
await publish(dayAndMachine(), tables, 'the results of make bench-scale');
