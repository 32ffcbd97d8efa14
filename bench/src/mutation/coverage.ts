import { readFileSync, writeFileSync } from 'node:fs';
import type { Mutant } from './mutants.ts';
import { type Sandbox, suites } from './sandbox.ts';
import { type Sandboxes, share } from './share.ts';

/** What a test file reaches, and how long it takes. */
export interface Coverage {
  readonly file: string;
  readonly suite: number;
  readonly milliseconds: number;
  readonly ids: ReadonlySet<string>;
}

/** By test file. */
type Known = Record<string, Measured & { readonly version: string | undefined }>;

interface Measured {
  readonly milliseconds: number;
  readonly ids: readonly string[];
}

/**
 * Runs every test file once without a mutant, unless neither it nor any other code has changed since the last time. Leaves
 * out files that fail, because they'd seem to notice every mutant. Some read the source, which looks different here.
 */
export async function measureCoverage(
  sandboxes: Sandboxes,
  mutants: readonly Mutant[],
  cache: string,
  say: (line: string) => void,
): Promise<Coverage[]> {
  const packages = new Set(mutants.map(({ file }) => file.split('/')[0]));
  const [{ testFiles, versions }] = sandboxes;
  const known = readKnown(cache, versions);
  const coverages: Coverage[] = [];
  const suiteOf = (file: string) => suites.findIndex(({ files }) => files.test(file));
  const reaching = testFiles.filter((file) => packages.has(suites[suiteOf(file)]?.package));
  await share(sandboxes, reaching, async (sandbox, file) => {
    const found = known[file] ?? (await measure(sandbox, file, say));
    if (!found) return;
    const { milliseconds, ids } = found;
    known[file] = { ...found, version: versions.get(file) };
    writeFileSync(cache, JSON.stringify(known));
    coverages.push({ file, suite: suiteOf(file), milliseconds, ids: new Set(ids) });
  });
  return coverages;
}

async function measure(
  sandbox: Sandbox,
  file: string,
  say: (line: string) => void,
): Promise<Measured | undefined> {
  const started = performance.now();
  const { results, problem, ids } = await sandbox.reached(file);
  const failure = results.find((result) => result.failure)?.failure;
  const reason = problem?.message ?? (failure && `${failure.test}: ${failure.message}`);
  if (reason !== undefined) {
    say(`${file}: left out, because it fails without a mutant. ${reason.slice(0, 500)}`);
    return undefined;
  }
  const milliseconds = Math.round(performance.now() - started);
  say(`${file}: ${(milliseconds / 1000).toFixed(1)} s, reaches ${ids.length} mutants`);
  return { milliseconds, ids };
}

/** What was measured of the same test files with the same code. */
function readKnown(cache: string, versions: Sandbox['versions']): Known {
  try {
    const known = Object.entries(JSON.parse(readFileSync(cache, 'utf8')) as Known);
    return Object.fromEntries(
      known.filter(([file, { version }]) => version === versions.get(file)),
    );
  } catch {
    return {};
  }
}
