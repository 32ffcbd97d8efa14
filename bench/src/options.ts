/** What a run shall measure. All of it makes a full run, which alone writes docs/benchmarks.md. */
export interface Options {
  /** Names of measures; empty: all. */
  readonly only: readonly string[];
  readonly rounds: number;
  /** Paths of pages; empty: all. */
  readonly pages: readonly string[];
  /** Another site to put beside this one: an address, or a folder of built pages. */
  readonly against: string | undefined;
  readonly full: boolean;
}

const list = (text = ''): string[] => text.split(',').filter((word) => word !== '');

/**
 * Reads ONLY=lighthouse,nginx ROUNDS=1 PAGES=/,/contact/ AGAINST=https://www.example.com.
 * @param names the measures there are
 * @param paths the pages there are
 * @throws Error that names what is not known.
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
  refuseUnknown('ONLY', only, names);
  refuseUnknown('PAGES', pages, paths);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error('ROUNDS is a number from 1 upwards.');
  const full = only.length === 0 && pages.length === 0 && rounds >= 5 && against === undefined;
  return { only, pages, rounds, against, full };
}

function refuseUnknown(variable: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.filter((word) => !known.includes(word));
  if (unknown.length === 0) return;
  throw new Error(`${variable} names ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
}
