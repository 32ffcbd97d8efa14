import { cpus, release, totalmem, type } from 'node:os';
import { budgets, type Value, type Values } from './budgets.ts';

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

/** Whether a value meets its budget, if it has one. NaN doesn't. */
export function holds(what: Value, value: number): boolean {
  const [sign, limit] = budgets[what].split(' ');
  if (sign === '≤') return value <= Number(limit);
  if (sign === '≥') return value >= Number(limit);
  return true;
}

/** The values with their budgets, and whether they're met. */
export const summary = (values: Values): Table => ({
  title: 'Budgets',
  head: ['', 'measured', 'budget', 'holds'],
  rows: Object.entries(values).map(([name, value]) => {
    const what = name as Value;
    const unit = budgets[what].split(' ').at(-1) ?? '';
    const measured = `${format(value)} ${unit}`;
    if (budgets[what] === unit) return [what, measured, '', ''];
    return [what, measured, budgets[what], holds(what, value) ? 'yes' : 'NO'];
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
