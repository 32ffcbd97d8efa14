import { readFile, writeFile } from 'node:fs/promises';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { repository } from './programs.ts';

/** A line of the summary. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  /** Undefined without a budget, or if a required program is missing. */
  readonly holds: boolean | undefined;
}

/**
 * Rows of the same length. The first column is text, the others are numbers.
 */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Compares a value with its budget. NaN misses the budget. */
export function row(
  what: string,
  value: number,
  unit: string,
  { atLeast, atMost }: { atLeast?: number; atMost?: number } = {},
): Row {
  const format = (number: number) =>
    `${number.toLocaleString('en', { maximumSignificantDigits: 3 })} ${unit}`.trimEnd();
  const measured = format(value);
  // The worst of no pages at all, because PAGES names others.
  if (Math.abs(value) === Infinity)
    return { what, measured: 'not measured', budget: '', holds: undefined };
  if (atMost !== undefined) {
    const budget = `≤ ${format(atMost)}`;
    return { what, measured, budget, holds: value <= atMost };
  }
  if (atLeast !== undefined) {
    const budget = `≥ ${format(atLeast)}`;
    return { what, measured, budget, holds: value >= atLeast };
  }
  return { what, measured, budget: '', holds: undefined };
}

/** All values with their budgets, and whether they're met. */
export const summary = (rows: readonly Row[]): Table => ({
  title: 'Budgets',
  head: ['', 'measured', 'budget', 'holds'],
  rows: rows.map(({ what, measured, budget, holds }) => {
    const verdict = holds ? 'yes' : 'NO';
    return [what, measured, budget, holds === undefined ? '' : verdict];
  }),
});

/** Markdown with the title as a level 3 heading. */
export function asMarkdown({ title, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  const lines = [head, rule, ...rows].map(line);
  return [`### ${title}`, '', ...lines].join('\n');
}

/** Prints results, and writes a full run's into docs/benchmarks.md. */
export async function publish(
  rounds: number,
  tables: readonly Table[],
  isFull: boolean,
): Promise<void> {
  const conditions = `${dayAndMachine()} Medians of ${rounds}.`;
  const results = [conditions, ...tables.map(asMarkdown)].join('\n\n');
  console.log(`\n${results}`);
  if (!isFull) return;
  const file = join(repository, 'docs/benchmarks.md');
  const start = '<!-- Start of the results of make bench -->';
  const end = '<!-- End of the results of make bench -->';
  const document = await readFile(file, 'utf8');
  const [before, rest = ''] = document.split(start);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`${file} has no place for results.`);
  await writeFile(file, `${before}${start}\n\n${results}\n\n${end}${after}`);
  console.log('\nWritten to docs/benchmarks.md.');
}

/** The day and the machine in one line, without its host name. */
function dayAndMachine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  const memory = `${Math.round(totalmem() / 1e9)} GB`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${model}, ${processors.length} cores, ${memory}, ${type()} ${release()}.`;
}
