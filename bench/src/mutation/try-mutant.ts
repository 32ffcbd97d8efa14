import type { Coverage } from './coverage.ts';
import type { Mutant } from './mutants.ts';
import type { Sandbox } from './sandbox.ts';

/** What happened when the tests ran on a mutant. `by`: the first test that failed, or why a run ended. */
export interface Outcome {
  readonly status: 'killed' | 'timed out' | 'survived' | 'not reached';
  readonly by: string;
  readonly seconds: number;
}

/** How many earlier mutants of the same file each test file has noticed. */
export type Kills = Map<string, number>;

/** Runs the test files that reach a mutant until one fails. */
export async function tryMutant(
  sandbox: Sandbox,
  mutant: Mutant,
  coverages: readonly Coverage[],
  kills: Kills,
  most: number,
): Promise<Outcome> {
  const started = performance.now();
  const end = (status: Outcome['status'], by = ''): Outcome => {
    return { status, by, seconds: Math.round((performance.now() - started) / 1000) };
  };
  const reaching = coverages.filter(({ ids }) => ids.has(mutant.id));
  if (reaching.length === 0) return end('not reached');
  for (const batch of batches(inOrder(reaching, mutant, kills).slice(0, most))) {
    const first = await tryBatch(sandbox, mutant, batch);
    // The machine may just have been busy, so a timeout only counts if it happens again.
    const found = first?.timedOut ? await tryBatch(sandbox, mutant, batch) : first;
    if (!found) continue;
    const { file, by, timedOut } = found;
    if (file) kills.set(file, (kills.get(file) ?? 0) + 1);
    return end(timedOut ? 'timed out' : 'killed', by);
  }
  return end('survived');
}

async function tryBatch(sandbox: Sandbox, mutant: Mutant, batch: readonly Coverage[]) {
  const files = batch.map(({ file }) => file);
  const limit = 30_000 + 3 * batch.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const { results, problem } = await sandbox.try(mutant, files, limit);
  for (const { file, failure } of results) {
    if (!failure) continue;
    // A test that only times out says less than a failed assertion.
    const timedOut = /Timed out after|Exceeded timeout|timed out in/.test(failure.message);
    return { file, by: `${file}: ${failure.test}`, timedOut };
  }
  if (!problem) return undefined;
  const { message, timedOut } = problem;
  return { file: undefined, by: `${files.join(', ')}: ${message}`, timedOut };
}

/** Quick suites first. Within one: files that noticed the most, then those named most like the mutant's, then the quickest. */
function inOrder(coverages: readonly Coverage[], { file }: Mutant, kills: Kills): Coverage[] {
  const words = wordsOf(file);
  const rank = (one: Coverage) => [
    one.suite,
    -(kills.get(one.file) ?? 0),
    -[...wordsOf(one.file)].filter((word) => words.has(word)).length,
    one.milliseconds,
  ];
  return coverages
    .map((coverage) => ({ coverage, ranks: rank(coverage) }))
    .sort((a, b) => {
      const differences = a.ranks.map((value, index) => value - (b.ranks[index] ?? 0));
      return differences.find((difference) => difference !== 0) ?? 0;
    })
    .map(({ coverage }) => coverage);
}

/** The words in the names of a file and its folder. */
const wordsOf = (file: string): Set<string> =>
  new Set(file.split('/').slice(-2).join('-').split(/\W+/).slice(0, -1));

/** Commands take seconds to start, so later ones run more files. The first usually notices a mutant. */
function batches(coverages: readonly Coverage[]): Coverage[][] {
  return [...Map.groupBy(coverages, ({ suite }) => suite).values()].flatMap((files) =>
    [files.slice(0, 1), files.slice(1, 4), files.slice(4)].filter((batch) => batch.length > 0),
  );
}
