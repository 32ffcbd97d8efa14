import type { Row, Table } from './report.ts';

/** What to measure. Only a full run updates docs/benchmarks.md. */
export interface Options {
  /** Names of measures. */
  readonly only: readonly string[];
  readonly rounds: number;
  /** Canonical paths of pages. */
  readonly pages: readonly string[];
  readonly full: boolean;
}

/**
 * Reads ONLY=lighthouse,nginx ROUNDS=1 PAGES=/,/contact/.
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
    const chosen = (environment[variable] ?? '')
      .split(',')
      .filter((word) => word !== '');
    const unknown = chosen.filter((word) => !all.includes(word)).join(', ');
    if (unknown)
      throw new Error(
        `${variable} names ${unknown}. There are: ${all.join(', ')}.`,
      );
    return chosen.length > 0 ? chosen : all;
  };
  const [only, pages] = [choose('ONLY', names), choose('PAGES', paths)];
  const rounds = Number(environment.ROUNDS ?? 5);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error('ROUNDS must be 1 or more.');
  const full = only === names && pages === paths && rounds >= 5;
  return { only, pages, rounds, full };
}

/** What to measure. URLs have no trailing slash. */
export interface Setting extends Pick<Options, 'pages' | 'rounds'> {
  readonly site: string;
  readonly bare: string;
  readonly clientOnly: string;
  readonly adminPassword: string;
  /** The folder of the published release. */
  readonly release: string;
}

/** Rows for the summary of budgets, and tables with details. */
export interface Findings {
  readonly rows: readonly Row[];
  readonly tables?: readonly Table[];
}

export type Measure = (setting: Setting) => Promise<Findings>;

/** The median. @returns NaN without values, or if one of them is NaN */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  if (low === undefined || high === undefined || values.some(Number.isNaN))
    return NaN;
  return (low + high) / 2;
}

type Values<Key extends string> = Readonly<Record<Key, number>>;

/**
 * Measures by turns, so that a machine that becomes slower meanwhile is the same for all.
 * @param tries each measures one or more values once
 * @returns the medians of each try's values
 */
export async function medians<Name extends string, Key extends string>(
  rounds: number,
  tries: Readonly<Record<Name, () => Promise<Values<Key>>>>,
): Promise<Record<Name, Values<Key>>> {
  const all = (Object.keys(tries) as Name[]).map((name) => ({
    name,
    found: [] as Values<Key>[],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, found } of all) found.push(await tries[name]());
  }
  const entries = all.map(({ name, found }) => [name, medianOfEach(found)]);
  return Object.fromEntries(entries) as Record<Name, Values<Key>>;
}

function medianOfEach<Key extends string>(
  found: readonly Values<Key>[],
): Values<Key> {
  const keys = Object.keys(found[0] ?? {}) as Key[];
  const entries = keys.map((key) => [
    key,
    median(found.map((values) => values[key])),
  ]);
  return Object.fromEntries(entries) as Values<Key>;
}
