/** What to measure. Only a full run updates docs/benchmarks.md. */
export interface Options {
  /** Names of measures. */
  readonly only: readonly string[];
  readonly rounds: number;
  /** Canonical paths of pages. */
  readonly pages: readonly string[];
  /** Another site to compare with: a URL or a folder of built pages. */
  readonly against: string | undefined;
  readonly full: boolean;
}

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
  const choose = (variable: string, all: readonly string[]) => {
    const chosen = (environment[variable] ?? '').split(',').filter((word) => word !== '');
    const unknown = chosen.filter((word) => !all.includes(word)).join(', ');
    if (unknown) throw new Error(`${variable} names ${unknown}. There are: ${all.join(', ')}.`);
    return chosen.length > 0 ? chosen : all;
  };
  const [only, pages] = [choose('ONLY', names), choose('PAGES', paths)];
  const rounds = Number(environment.ROUNDS ?? 5);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('ROUNDS must be 1 or more.');
  const against = environment.AGAINST === '' ? undefined : environment.AGAINST;
  const full = only === names && pages === paths && rounds >= 5 && against === undefined;
  return { only, pages, rounds, against, full };
}
