import type { Row, Table } from './report.ts';

/** What to measure. URLs have no trailing slash. */
export interface Setting {
  readonly site: string;
  /** The same pages without scripts. */
  readonly bare: string;
  /** The same pages, rendered by the browser. */
  readonly clientOnly: string;
  readonly adminPassword: string;
  /** The folder of the published release. */
  readonly release: string;
  /** Canonical paths of pages. */
  readonly pages: readonly string[];
  readonly rounds: number;
}

/** Rows for the summary of budgets, and tables with details. */
export interface Findings {
  readonly rows: readonly Row[];
  readonly tables?: readonly Table[];
}

export type Measure = (setting: Setting) => Promise<Findings>;

/** The median. @returns NaN without values, or if one of them is NaN */
export function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return NaN;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/**
 * Measures by turns, so that a machine that becomes slower meanwhile is the
 * same for all.
 * @param tries each measures one value once
 * @returns the median of each try's values
 */
export async function medians<Name extends string>(
  rounds: number,
  tries: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(tries) as Name[];
  const values = names.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, name] of names.entries()) {
      values[index]?.push(await tries[name]());
    }
  }
  const entries = names.map((name, index) => [
    name,
    median(values[index] ?? []),
  ]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
