import type { Column, Value } from './data-table';

/**
 * The next sorting when a column header is pressed: ascending, descending,
 * none.
 */
export function nextSorting(sorting: string, by: string): string {
  if (sorting === by) return `-${by}`;
  return sorting === `-${by}` ? '' : by;
}

/**
 * The names of the sortings that the columns have: `Title`, or `-Title` for
 * descending, as in the address.
 */
export function sortingsOf<Row>(
  columns: readonly Column<Row>[],
): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap(({ name, orders = [] }) =>
      orders.map((order, index) => [
        `${'-'.repeat(index)}${name}`,
        `${name}, ${order}`,
      ]),
    ),
  );
}

/** Keeps the order without a sorting. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: string,
): readonly Row[] {
  const column = columns.find(
    ({ name, orders }) => orders && sorting.replace(/^-/, '') === name,
  );
  const sortBy = column?.sortBy ?? column?.value;
  if (!sortBy) return rows;
  const direction = sorting.startsWith('-') ? -1 : 1;
  return [...rows].sort((a, b) => direction * compare(sortBy(a), sortBy(b)));
}

const compare = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b));
