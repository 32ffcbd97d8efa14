import type { Values } from './budgets.ts';
import { format, type Table } from './report.ts';
import { pages, rounds } from './setting.ts';

export type Measure = () => Promise<{ values: Values; table?: Table }>;

/** Measures some values of each page. */
export async function ofPages(
  title: string,
  columns: readonly string[],
  measure: (page: string) => Promise<number[]>,
) {
  const found: { page: string; values: number[] }[] = [];
  for (const page of pages) found.push({ page, values: await measure(page) });
  // Without scripts, /admin is almost empty.
  const publicPages = found.filter(({ page }) => page !== '/admin');
  return {
    admin: found.find(({ page }) => page === '/admin')?.values ?? [],
    /** A column's values of the public pages. */
    column: (index: number) =>
      publicPages.map(({ values }) => values[index] ?? NaN),
    table: {
      title,
      head: ['page', ...columns],
      rows: found.map(({ page, values }) => [page, ...values.map(format)]),
    },
  };
}

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
export async function medians(
  ...tries: (() => Promise<number>)[]
): Promise<number[]> {
  const values = tries.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, measure] of tries.entries())
      values[index]?.push(await measure());
  }
  return values.map(median);
}
