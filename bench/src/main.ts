import { readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routes, canonicalPath } from '../../e2e/src/routes.ts';
import { benchmarkIndex } from './browser/speed.ts';
import type { Findings, Measure, Setting } from './measure.ts';
import { blocking } from './measures/blocking.ts';
import { contactCall } from './measures/contact-call.ts';
import { containers } from './measures/containers.ts';
import { distance } from './measures/distance.ts';
import { interaction } from './measures/interaction.ts';
import { lighthousePoints } from './measures/lighthouse.ts';
import { loading } from './measures/loading.ts';
import { navigation } from './measures/navigation.ts';
import { webServer } from './measures/web-server.ts';
import { readOptions } from './options.ts';
import { withPlainNginx } from './programs/plain-nginx.ts';
import { repository } from './programs/run.ts';
import { withResults } from './report/document.ts';
import { machine } from './report/machine.ts';
import { missed, summary } from './report/summary.ts';
import { asMarkdown, asText } from './report/table.ts';

const measures: readonly Measure[] = [
  lighthousePoints,
  loading,
  distance,
  blocking,
  navigation,
  interaction,
  webServer,
  contactCall,
  containers,
];
const names = measures.map(({ name }) => name);
// Pages of text only are alike, so legal pages, help pages and answers about urgent signs aren't measured.
const paths = routes
  .filter(({ legal, help, urgent }) => !legal && !help && !urgent)
  .map(canonicalPath);
const options = readOptions(process.env, names, paths);

/** A URL from scripts/bench.sh. */
function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start this with "make bench".`);
  return value;
}

/** The machine's speed before each measure and at the end, as Lighthouse's benchmark index. */
const speeds: number[] = [];

async function noteSpeed(): Promise<number> {
  const speed = Math.round(await benchmarkIndex());
  speeds.push(speed);
  return speed;
}

/** Runs a measure. If it fails, that counts as a missed budget, and the other measures still run. */
async function find({ name, run }: Measure, setting: Setting): Promise<Findings> {
  const speed = await noteSpeed();
  console.log(`${new Date().toTimeString().slice(0, 8)}  ${name}, benchmark index ${speed} ...`);
  try {
    return await run(setting);
  } catch (error) {
    console.error(error);
    const measured = 'failed; the run says why';
    return { rows: [{ what: name, measured, budget: '', holds: false }], tables: [] };
  }
}

async function measureAll(against: string | undefined): Promise<Findings> {
  const setting: Setting = {
    pages: options.pages.length > 0 ? options.pages : paths,
    rounds: options.rounds,
    site: given('E2E_BASE_URL'),
    bare: given('BENCH_BARE_URL'),
    clientOnly: given('BENCH_CLIENT_ONLY_URL'),
    against,
    adminPassword: given('E2E_ADMIN_PASSWORD'),
    release: await realpath(join(repository, '.local/bench/pages/current')),
  };
  const chosen = measures.filter(
    ({ name }) => options.only.length === 0 || options.only.includes(name),
  );
  const found: Findings[] = [];
  for (const measure of chosen) {
    const findings = await find(measure, setting);
    // Right away, so that an interrupted run isn't lost.
    console.log(`\n${asText(summary(findings.rows))}\n`);
    found.push(findings);
  }
  return { rows: found.flatMap(({ rows }) => rows), tables: found.flatMap(({ tables }) => tables) };
}

const isFolder = async (path: string) => (await stat(path).catch(() => undefined))?.isDirectory();

const { against } = options;
const { rows, tables } =
  against && (await isFolder(against))
    ? await withPlainNginx(await realpath(against), measureAll)
    : await measureAll(against);

await noteSpeed();
const speed = `Benchmark index ${Math.min(...speeds)} to ${Math.max(...speeds)}.`;
const all = [summary(rows), ...tables];
const conditions = `${new Date().toISOString().slice(0, 10)}, ${machine()}. Medians of ${options.rounds}. ${speed}`;
console.log(['', conditions, ...all.map(asText)].join('\n\n'));

if (options.full) {
  const file = join(repository, 'docs/benchmarks.md');
  const results = [conditions, ...all.map(asMarkdown)].join('\n\n');
  await writeFile(file, withResults(await readFile(file, 'utf8'), results));
  console.log('\nWritten to docs/benchmarks.md.');
}
const open = missed(rows);
if (open.length > 0) {
  console.error(
    `\n${open.length} budgets aren't met:\n${open.map(({ what }) => `- ${what}`).join('\n')}`,
  );
  process.exitCode = 1;
}
