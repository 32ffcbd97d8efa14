import { readFile, writeFile } from 'node:fs/promises';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { repository } from './programs.ts';

type Unit =
  | 'ms'
  | 's'
  | 'kB'
  | 'MB'
  | '×'
  | 'points'
  | 'requests/s'
  | 'requests'
  | 'calls'
  | '';

/** Digits after the decimal point, if there are any. */
const digits: Partial<Record<Unit, number>> = {
  s: 1,
  kB: 1,
  MB: 1,
  '×': 2,
  '': 3,
};

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

const format = (value: number, unit: Unit): string =>
  Number.isNaN(value)
    ? '–'
    : `${value.toFixed(digits[unit] ?? 0)} ${unit}`.trimEnd();

/** Compares a value with its budget. NaN misses the budget. */
export function row(
  what: string,
  value: number,
  unit: Unit,
  budget?: { readonly atMost: number } | { readonly atLeast: number },
): Row {
  const measured = format(value, unit);
  if (!budget) return { what, measured, budget: '', holds: undefined };
  const [sign, limit, holds] =
    'atMost' in budget
      ? ['≤', budget.atMost, value <= budget.atMost]
      : ['≥', budget.atLeast, value >= budget.atLeast];
  return { what, measured, budget: `${sign} ${format(limit, unit)}`, holds };
}

/** All values with their budgets, and whether they're met. */
export function summary(rows: readonly Row[]): Table {
  const verdict = (holds: boolean | undefined) =>
    holds === undefined ? '' : holds ? 'yes' : 'NO';
  return {
    title: 'Budgets',
    head: ['', 'measured', 'budget', 'holds'],
    rows: rows.map(({ what, measured, budget, holds }) => [
      what,
      measured,
      budget,
      verdict(holds),
    ]),
  };
}

/** Markdown with the title as a level 3 heading. */
export function asMarkdown({ title, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [`### ${title}`, '', line(head), line(rule), ...rows.map(line)].join(
    '\n',
  );
}

/**
 * Replaces one part of a document with results, and keeps the rest.
 * @throws Error without the two comments around the part.
 */
function withResults(document: string, part: string, results: string): string {
  const between = new RegExp(
    `(<!-- Start of ${part} -->).*(<!-- End of ${part} -->)`,
    's',
  );
  if (!between.test(document))
    throw new Error(`The document has no comments around "${part}".`);
  return document.replace(
    between,
    (_, start: string, end: string) =>
      `${start}\n\n${results.trim()}\n\n${end}`,
  );
}

/**
 * Prints results, and writes them into their part of docs/benchmarks.md, if
 * it's given.
 */
export async function publish(
  conditions: string,
  tables: readonly Table[],
  part?: string,
) {
  const results = [conditions, ...tables.map(asMarkdown)].join('\n\n');
  console.log(`\n${results}`);
  if (part === undefined) return;
  const file = join(repository, 'docs/benchmarks.md');
  await writeFile(
    file,
    withResults(await readFile(file, 'utf8'), part, results),
  );
  console.log('\nWritten to docs/benchmarks.md.');
}

/** The day and the machine in one line, without its host name. */
export function dayAndMachine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  const memory = `${Math.round(totalmem() / 1e9)} GB`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${model}, ${processors.length} cores, ${memory}, ${type()} ${release()}.`;
}
