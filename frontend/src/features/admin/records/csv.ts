import { saveFile } from '@/components/save-file';
import type { Column, Value } from '../data-table';
import { columns } from './columns';
import type { SeoRecord } from './records';

/**
 * Saves the listed records. The byte order mark tells Excel that it's UTF-8.
 */
export function downloadCsv(records: readonly SeoRecord[]) {
  const day = new Date().toISOString().slice(0, 10);
  saveFile(
    `seo-records-${day}.csv`,
    'text/csv',
    `\uFEFF${toCsv(columns, records)}`,
  );
}

const quoted = (value: Value) => `"${String(value).replaceAll('"', '""')}"`;

/** The rows as CSV (RFC 4180). */
export function toCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): string {
  const lines = [
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map(({ value }) => value?.(row) ?? '')),
  ];
  return lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}
