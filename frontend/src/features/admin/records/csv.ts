import { absoluteUrl } from '@/seo/head-tags';
import { countBySeverity } from '../live-check/live-check';
import { declaredStatus } from './metrics';
import type { SeoRecord } from './record';
import { pixelWidth } from './pixel-width';

const columns: readonly (readonly [string, (record: SeoRecord) => string | number])[] = [
  ['Page', ({ page }) => page.label],
  ['URL', ({ page }) => absoluteUrl(page.canonical)],
  ['Status', ({ page }) => declaredStatus(page)],
  ['Can be indexed', ({ report }) => (report ? (report.indexable ? 'yes' : 'no') : '')],
  ['Because', ({ report }) => report?.reason ?? ''],
  ['Title', ({ page }) => page.title],
  ['Title characters', ({ page }) => page.title.length],
  ['Title pixels', ({ page }) => pixelWidth('title', page.title)],
  ['Description', ({ page }) => page.description],
  ['Description characters', ({ page }) => page.description.length],
  ['Description pixels', ({ page }) => pixelWidth('description', page.description)],
  ['Schemas', ({ page }) => page.schemas.join(', ')],
  ['Errors', ({ report }) => (report ? countBySeverity(report.findings).error : '')],
  ['Warnings', ({ report }) => (report ? countBySeverity(report.findings).warning : '')],
  ['Notices', ({ report }) => (report ? countBySeverity(report.findings).notice : '')],
];

const quoted = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;

/** The records as CSV (RFC 4180). */
export function toCsv(records: readonly SeoRecord[]): string {
  const rows = [
    columns.map(([name]) => name),
    ...records.map((record) => columns.map(([, value]) => value(record))),
  ];
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** Downloads the CSV. The byte order mark tells Excel that it's UTF-8. */
export function downloadCsv(records: readonly SeoRecord[]): void {
  const file = new Blob(['\uFEFF', toCsv(records)], { type: 'text/csv' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `seo-records-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
