import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../programs/run.ts';
import { choose } from './choose.ts';
import { measureCoverage } from './coverage.ts';
import { outdated, reasonOf } from './equivalents.ts';
import { isSame, type Mutant, mutatedFiles } from './mutants.ts';
import { type Options, readOptions } from './options.ts';
import { killPrograms } from './program.ts';
import { asText, describe, score, threshold, type Tried } from './report.ts';
import { Sandbox } from './sandbox.ts';
import { type Sandboxes, share } from './share.ts';
import { TypeCheck } from './type-check.ts';
import { type Kills, tryMutant } from './try-mutant.ts';

const folder = join(repository, '.cache/mutation');
const resultsFile = join(folder, 'results.json');
const say = (line: string) => {
  console.log(line);
};

const options = read();
mkdirSync(folder, { recursive: true });
const last = options.again ? lastResults() : [];
const sandboxFolder = join(folder, 'sandboxes');
rmSync(sandboxFolder, { recursive: true, force: true });
let tried: Tried[] = [];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    killPrograms();
    finish();
    process.exit(130);
  });
}

try {
  say('Building the sandbox ...');
  const sandbox = await Sandbox.create(repository, join(sandboxFolder, '1'));
  const stale = outdated(sandbox.mutants);
  if (stale.length > 0) {
    throw new Error(`These equivalents fit no mutant anymore. Remove them:\n${stale.join('\n')}`);
  }
  tried = startingPoint(sandbox.mutants, options);
  const pending = tried.filter(
    ({ outcome, equivalent }) => outcome?.status !== 'killed' && equivalent === undefined,
  );
  say(
    `${sandbox.mutants.length} mutants, ${pending.length} of them to try. First, every changed test file without one:`,
  );
  const mutants = pending.map(({ mutant }) => mutant);
  const sandboxes: Sandboxes = [
    sandbox,
    ...Array.from({ length: options.atOnce - 1 }, (_, index) =>
      sandbox.copy(join(sandboxFolder, String(index + 2))),
    ),
  ];
  const coverages = await measureCoverage(sandboxes, mutants, join(folder, 'coverage.json'), say);
  const kills = new Map<string, Kills>();
  let done = 0;
  await share(sandboxes, mutants, async (free, mutant) => {
    const ofFile: Kills = kills.get(mutant.file) ?? new Map<string, number>();
    kills.set(mutant.file, ofFile);
    const outcome = await tryMutant(free, mutant, coverages, ofFile, options.files);
    tried = tried.map((one) => (one.mutant === mutant ? { ...one, outcome } : one));
    done += 1;
    say(`${done}/${mutants.length} ${outcome.status}, ${outcome.seconds} s: ${describe(mutant)}`);
    save();
  });
  const types = new TypeCheck(repository);
  tried = tried.map((one) => {
    const isNoticed = ['killed', 'timed out'].includes(one.outcome?.status ?? 'killed');
    return isNoticed ? one : { ...one, typeError: types.errorOf(one.mutant) };
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  finish();
}
if (tried.length > 0 && score(tried) < threshold) process.exitCode = 1;

function read(): Options {
  try {
    return readOptions(process.env, mutatedFiles(repository));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

/** The chosen mutants, with the outcomes that are known from the last run. */
function startingPoint(mutants: readonly Mutant[], { only, again, count, seed }: Options): Tried[] {
  const chosen = again
    ? last.flatMap((one) => mutants.find((mutant) => isSame(one.mutant, mutant)) ?? [])
    : only
      ? mutants.filter(({ file, line }) => file === only.file && (only.line ?? line) === line)
      : choose(mutants, count, seed);
  if (chosen.length === 0) throw new Error('There are no mutants on this line.');
  return chosen.map((mutant) => ({
    mutant,
    outcome: last.find((one) => isSame(one.mutant, mutant))?.outcome,
    equivalent: reasonOf(mutant),
  }));
}

function lastResults(): Tried[] {
  try {
    return JSON.parse(readFileSync(resultsFile, 'utf8')) as Tried[];
  } catch {
    console.error('There is no last run. Start one with "make mutation".');
    process.exit(2);
  }
}

function save(): void {
  // Not saved, because AGAIN continues the last random choice, even if ONLY was used in between.
  if (options.only) return;
  writeFileSync(resultsFile, JSON.stringify(tried, undefined, 1));
}

function finish(): void {
  rmSync(sandboxFolder, { recursive: true, force: true });
  if (tried.length === 0) return;
  const text = asText(tried);
  writeFileSync(join(folder, 'report.txt'), `${text}\n`);
  say(`\n${text}\n\nThis is also in .cache/mutation/report.txt.`);
}
