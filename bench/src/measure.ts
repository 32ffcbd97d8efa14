import type { Values } from './budgets.ts';
import { format, type Table } from './report.ts';
import { pages, rounds } from './setting.ts';

export type Measure = () => Promise<{ values: Values; table?: Table }>;

/** Measures some values of each page. */
export async function ofPages(
  title: string,
  columns: readonly string[],
  measure: (page: string) => Promise<number[]>,
  measured = pages,
) {
  const found: { page: string; values: number[] }[] = [];
  for (const page of measured)
    found.push({ page, values: await measure(page) });
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
function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return NaN;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/**
 * Measures repeatedly. What's compared belongs into one measurement, so that a
 * machine that becomes slower meanwhile is the same for all.
 * @param measure measures each value once
 * @returns the median of each value
 */
export async function medians(
  measure: () => Promise<number[]>,
): Promise<number[]> {
  const found: number[][] = [];
  while (found.length < rounds) found.push(await measure());
  const [first = []] = found;
  return first.map((_, index) =>
    median(found.map((values) => values[index] ?? NaN)),
  );
}
