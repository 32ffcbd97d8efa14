import type { Row } from './row.ts';
import type { Table } from './table.ts';

const verdict = ({ holds }: Row): string => (holds === undefined ? '' : holds ? 'yes' : 'NO');

/** All values with their budgets, and whether they're met. */
export function summary(rows: readonly Row[]): Table {
  return {
    title: 'Budgets',
    head: ['', 'measured', 'budget', 'holds'],
    rows: rows.map((row) => [row.what, row.measured, row.budget, verdict(row)]),
  };
}

export const missed = (rows: readonly Row[]): Row[] => rows.filter(({ holds }) => holds === false);
