/** Rows of the same length. The first column is text, the others are numbers. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Formats columns for the terminal. */
export function asText({ title, head, rows }: Table): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const text = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [title, ...text].join('\n');
}

/** Formats Markdown with the title as a level 3 heading. */
export function asMarkdown({ title, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [`### ${title}`, '', line(head), line(rule), ...rows.map(line)].join('\n');
}
