import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { canonicalPath, recordPaths, routes, townPages } from 'e2e/routes.ts';
import { withBrowser } from './browser/phone.ts';
import {
  type Findings,
  type Measure,
  type Setting,
  readOptions,
} from './measure.ts';
import { blocking, interaction } from './measures/responsiveness.ts';
import { contactCall, webServer } from './measures/requests.ts';
import { containers } from './measures/containers.ts';
import { distance, loading } from './measures/loading.ts';
import { lighthousePoints } from './measures/lighthouse.ts';
import { navigation } from './measures/navigation.ts';
import { given, repository } from './programs.ts';
import { asMarkdown, dayAndMachine, publish, summary } from './report.ts';

/** By their name for ONLY. */
const measures: Readonly<Record<string, Measure>> = {
  lighthouse: lighthousePoints,
  loading,
  distance,
  blocking,
  navigation,
  interaction,
  nginx: webServer,
  contact: contactCall,
  containers,
};
// Pages of text only are alike, so legal pages, help pages and answers about
// urgent signs aren't measured.
const measured = [...recordPaths, ...townPages, '/admin'];
const paths = routes
  .map(canonicalPath)
  .filter((path) => measured.includes(path.replace(/^\/es(?=\/)/, '')));
const options = readOptions(process.env, Object.keys(measures), paths);

/** The machine's speed before each measure and at the end. */
const speeds: number[] = [];

/**
 * Lighthouse's benchmark index of this machine at the moment: how fast Chromium
 * runs two small loops. On a shared machine it moves, and with it all times
 * that aren't ratios. Takes a second.
 */
async function noteSpeed(): Promise<number> {
  const speed = await withBrowser(async (browser) => {
    const page = await browser.newPage();
    return Math.round(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  });
  speeds.push(speed);
  return speed;
}

/**
 * Runs a measure. If it fails, that counts as a missed budget, and the other
 * measures still run.
 */
async function find(
  name: string,
  measure: Measure,
  setting: Setting,
): Promise<Findings> {
  const speed = await noteSpeed();
  console.log(
    `${new Date().toTimeString().slice(0, 8)}  ${name}, benchmark index ${speed} ...`,
  );
  try {
    return await measure(setting);
  } catch (error) {
    console.error(error);
    const measured = 'failed; the run says why';
    return { rows: [{ what: name, measured, budget: '', holds: false }] };
  }
}

const setting: Setting = {
  ...options,
  site: given('E2E_BASE_URL'),
  bare: given('BENCH_BARE_URL'),
  clientOnly: given('BENCH_CLIENT_ONLY_URL'),
  adminPassword: given('E2E_ADMIN_PASSWORD'),
  release: await realpath(join(repository, '.local/bench/pages/current')),
};
const found: Findings[] = [];
for (const name of options.only) {
  const measure = measures[name];
  if (!measure) continue;
  const findings = await find(name, measure, setting);
  // Right away, so that an interrupted run isn't lost.
  console.log(`\n${asMarkdown(summary(findings.rows))}\n`);
  found.push(findings);
}
const rows = found.flatMap((findings) => findings.rows);
const tables = [
  summary(rows),
  ...found.flatMap((findings) => findings.tables ?? []),
];

await noteSpeed();
const speed = `Benchmark index ${Math.min(...speeds)} to ${Math.max(...speeds)}.`;
const conditions = `${dayAndMachine()} Medians of ${options.rounds}. ${speed}`;
await publish(
  conditions,
  tables,
  options.full ? 'the results of make bench' : undefined,
);

const missed = rows
  .filter(({ holds }) => holds === false)
  .map(({ what }) => `- ${what}`);
if (missed.length > 0) {
  console.error(`\n${missed.length} budgets aren't met:\n${missed.join('\n')}`);
  process.exitCode = 1;
}
