import { availableParallelism } from 'node:os';

/** Which mutants to try. */
export interface Options {
  /** Seeds the choice. */
  readonly seed: number;
  /** How many to choose, at least one of each file. */
  readonly count: number;
  /** How many test files a mutant gets at most, the most promising first. The score is then a lower bound. */
  readonly files: number;
  /** How many are tried at the same time. The tests mostly wait, so that each core can have one. */
  readonly atOnce: number;
  /** Instead of a choice: all mutants of a file, or of one of its lines. */
  readonly only: { readonly file: string; readonly line: number | undefined } | undefined;
  /** Instead of a choice: what survived or wasn't tried in the last run. */
  readonly again: boolean;
}

const defaultSeed = 1;
const defaultCount = 240;
const defaultFiles = 12;

/**
 * Reads SEED=1 COUNT=240 FILES=12 AT_ONCE=2 ONLY=backend/src/outbox/outbox.ts:152 AGAIN=1.
 * @param mutated files that have mutants
 * @throws Error for unknown values
 */
export function readOptions(
  environment: Readonly<Record<string, string | undefined>>,
  mutated: readonly string[],
): Options {
  // Make passes variables that weren't given as empty strings.
  const given = (name: string) => (environment[name] === '' ? undefined : environment[name]);
  const seed = wholeNumber('SEED', given('SEED') ?? String(defaultSeed), 0);
  const count = wholeNumber('COUNT', given('COUNT') ?? String(defaultCount), 1);
  const files = wholeNumber('FILES', given('FILES') ?? String(defaultFiles), 1);
  const atOnce = wholeNumber('AT_ONCE', given('AT_ONCE') ?? String(availableParallelism()), 1);
  const again = given('AGAIN') ?? '';
  if (again !== '' && again !== '1') throw new Error(`AGAIN is 1 or empty, not "${again}".`);
  const place = given('ONLY');
  const only = place === undefined ? undefined : readPlace(place, mutated);
  if (again && only) throw new Error('Give either ONLY or AGAIN.');
  return { seed, count, files, atOnce, only, again: again === '1' };
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
  throw new Error(`${name} must be a whole number, ${least} or more, not "${text}".`);
}

function readPlace(text: string, files: readonly string[]): NonNullable<Options['only']> {
  const { file = '', line } = /^(?<file>.*?)(?::(?<line>.*))?$/.exec(text)?.groups ?? {};
  if (!files.includes(file)) {
    throw new Error(`ONLY names ${file}, which has no mutants. These have:\n${files.join('\n')}`);
  }
  return { file, line: line === undefined ? undefined : wholeNumber("ONLY's line", line, 1) };
}
