import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalPath, recordPaths, routes, townPages } from 'e2e/routes.ts';
import type { Findings, Measure } from './measure.ts';
import { blocking, interaction } from './measures/responsiveness.ts';
import { contactCall, webServer } from './measures/requests.ts';
import { containers } from './measures/containers.ts';
import { lighthousePoints } from './measures/lighthouse.ts';
import { loading } from './measures/loading.ts';
import { navigation } from './measures/navigation.ts';
import { given, repository } from './programs.ts';
import { asMarkdown, publish, summary } from './report.ts';

/** By their name for ONLY. */
const measures: Readonly<Record<string, Measure>> = {
  lighthouse: lighthousePoints,
  loading,
  blocking,
  navigation,
  interaction,
  nginx: webServer,
  contact: contactCall,
  containers,
};

// Pages of text only are alike, so legal pages, help pages and answers about
// urgent signs aren't measured.
const measuredPaths = [...recordPaths, ...townPages, '/admin'];
const paths = routes
  .map(canonicalPath)
  .filter((path) => measuredPaths.includes(path.replace(/^\/es(?=\/)/, '')));

const { ONLY, PAGES, ROUNDS = '5' } = process.env;
const names = ONLY?.split(',') ?? Object.keys(measures);
const rounds = Number(ROUNDS);
const setting = {
  site: given('E2E_BASE_URL'),
  bare: given('BENCH_BARE_URL'),
  clientOnly: given('BENCH_CLIENT_ONLY_URL'),
  adminPassword: given('E2E_ADMIN_PASSWORD'),
  release: await realpath(join(repository, '.local/bench/pages/current')),
  pages: PAGES?.split(',') ?? paths,
  rounds,
};

/**
 * Runs a measure. If it fails, that counts as a missed budget, and the other
 * measures still run.
 */
async function find(name: string, measure: Measure): Promise<Findings> {
  console.log(`${new Date().toTimeString().slice(0, 8)}  ${name} ...`);
  try {
    return await measure(setting);
  } catch (error) {
    console.error(error);
    const measured = 'failed; the run says why';
    return { rows: [{ what: name, measured, budget: '', holds: false }] };
  }
}

const found: Findings[] = [];
for (const name of names) {
  const measure = measures[name];
  if (!measure)
    throw new Error(`There are ${Object.keys(measures).join()}, no ${name}.`);
  const findings = await find(name, measure);
  // Right away, so that an interrupted run isn't lost.
  console.log(`\n${asMarkdown(summary(findings.rows))}\n`);
  found.push(findings);
}
const rows = found.flatMap((findings) => findings.rows);
const details = found.flatMap(({ tables = [] }) => tables);
// Only a full run is written down.
const isFull = ONLY === undefined && PAGES === undefined && rounds >= 5;
await publish(rounds, [summary(rows), ...details], isFull);

const missed = rows.filter(({ holds }) => holds === false);
if (missed.length > 0) {
  console.error(`\n${missed.length} budgets aren't met:`);
  for (const { what } of missed) console.error(`- ${what}`);
  process.exitCode = 1;
}
