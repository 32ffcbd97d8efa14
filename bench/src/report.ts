import { cpus, release, totalmem, type } from 'node:os';
import { type Budget, budgets, type Value, type Values } from './budgets.ts';

/**
 * Rows of the same length. The first column is text, the others are numbers.
 */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A number with three digits that matter. */
export const format = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: 3 });

const budgetOf = (what: Value): Budget => budgets[what];

/** Whether a value meets its budget, if it has one. NaN doesn't. */
export function holds(what: Value, value: number): boolean {
  const { min = -Infinity, max = Infinity } = budgetOf(what);
  return value >= min && value <= max;
}

/** The values with their budgets, and whether they're met. */
export const summary = (values: Values): Table => ({
  title: 'Budgets',
  head: ['', 'measured', 'budget', 'holds'],
  rows: Object.entries(values).map(([name, value]) => {
    const what = name as Value;
    const { min, max, unit } = budgetOf(what);
    const measured = `${format(value)} ${unit}`;
    const limit = min ?? max;
    if (limit === undefined) return [what, measured, '', ''];
    const budget = `${min === undefined ? '≤' : '≥'} ${limit} ${unit}`;
    return [what, measured, budget, holds(what, value) ? 'yes' : 'NO'];
  }),
});

/** Markdown with the title as a level 3 heading. */
export function asMarkdown({ title, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  const lines = [head, rule, ...rows].map(line);
  return [`\n### ${title}\n`, ...lines].join('\n');
}

/** The day and the machine in one line, without its host name. */
export function conditions(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  const memory = `${Math.round(totalmem() / 1e9)} GB`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${model}, ${processors.length} cores, ${memory}, ${type()} ${release()}.`;
}
