/** What to measure. Only a full run updates docs/benchmarks.md. */
export interface Options {
  /** Names of measures; empty: all. */
  readonly only: readonly string[];
  readonly rounds: number;
  /** Paths of pages; empty: all. */
  readonly pages: readonly string[];
  /** Another site to compare with: a URL or a folder of built pages. */
  readonly against: string | undefined;
  readonly full: boolean;
}

const list = (text = ''): string[] => text.split(',').filter((word) => word !== '');

/**
 * Reads ONLY=lighthouse,nginx ROUNDS=1 PAGES=/,/contact/ AGAINST=https://www.example.com.
 * @param names of all measures
 * @param paths of all pages
 * @throws Error for unknown values
 */
export function readOptions(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
  paths: readonly string[],
): Options {
  const only = list(environment.ONLY);
  const pages = list(environment.PAGES);
  const rounds = Number(environment.ROUNDS ?? 5);
  const against = environment.AGAINST === '' ? undefined : environment.AGAINST;
  rejectUnknown('ONLY', only, names);
  rejectUnknown('PAGES', pages, paths);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('ROUNDS must be 1 or more.');
  const full = only.length === 0 && pages.length === 0 && rounds >= 5 && against === undefined;
  return { only, pages, rounds, against, full };
}

function rejectUnknown(variable: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.filter((word) => !known.includes(word));
  if (unknown.length === 0) return;
  throw new Error(`${variable} names ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
}
