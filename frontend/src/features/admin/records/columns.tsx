import { Fragment, type ReactNode } from 'react';
import { Button } from '@/components/button';
import { VisuallyHidden } from '@/components/visually-hidden';
import { absoluteUrl } from '@/seo/head-tags';
import { type PageReport, severities } from 'shared/live-check';
import {
  colorOf,
  countBySeverity,
  type Grade,
  SeverityCounts,
  SeverityMark,
  severityNames,
} from '../severity';
import { declaredStatus, type SeoRecord } from './records';
import styles from './records.module.css';
import {
  lengthGuides,
  type LengthRating,
  pixelWidth,
  rateLength,
  type ResultPart,
  resultType,
} from './text-length';

type Value = string | number;

interface Column {
  name: string;
  value: (record: SeoRecord) => Value;
  /** Absent if only the export has it. */
  list?: ListColumn;
}

interface ListColumn {
  /** The list has its own order. The column in place 1 heads the row; narrow screens show each row as a card. */
  place: number;
  /** Share of the table; the browser divides what's left. */
  width?: string;
  /** What it sorts by, if it isn't the value, and the names of the two directions. */
  sortBy?: (record: SeoRecord) => Value;
  upwards: string;
  downwards: string;
  cell: (record: SeoRecord, onPreview: (record: SeoRecord) => void) => ReactNode;
}

/** A text with its length, which is what it sorts by. */
const textColumns = (name: string, part: ResultPart, place: number, width: string): Column[] => [
  {
    name,
    value: ({ page }) => page[part],
    list: {
      place,
      width,
      sortBy: ({ page }) => page[part].length,
      upwards: 'shortest first',
      downwards: 'longest first',
      cell: ({ page }) => <MeasuredText part={part} text={page[part]} />,
    },
  },
  { name: `${name} characters`, value: ({ page }) => page[part].length },
  { name: `${name} pixels`, value: ({ page }) => pixelWidth(part, page[part]) },
];

/** Everything about the columns of the list and of its export, which has all of them in this order. */
const columns: readonly Column[] = [
  {
    name: 'Page',
    value: ({ page }) => page.label,
    list: {
      place: 1,
      width: '18%',
      upwards: 'A to Z',
      downwards: 'Z to A',
      cell: (record, onPreview) => (
        <PageCell
          page={record.page}
          onPreview={() => {
            onPreview(record);
          }}
        />
      ),
    },
  },
  { name: 'URL', value: ({ page }) => absoluteUrl(page.canonical) },
  {
    name: 'Status',
    value: ({ page }) => declaredStatus(page),
    list: {
      place: 4,
      width: '20%',
      sortBy: severityScore,
      upwards: 'fewest findings first',
      downwards: 'worst findings first',
      cell: ({ page, report }) => (
        <>
          Marked as <strong>{declaredStatus(page)}</strong>
          {report && <AsServed report={report} />}
        </>
      ),
    },
  },
  {
    name: 'Can be indexed',
    value: ({ report }) => (report ? (report.indexable ? 'yes' : 'no') : ''),
  },
  { name: 'Because', value: ({ report }) => report?.reason ?? '' },
  ...textColumns('Title', 'title', 2, '20%'),
  ...textColumns('Description', 'description', 3, '26%'),
  {
    name: 'Schemas',
    value: ({ page }) => page.schemas.join(', '),
    list: {
      place: 5,
      sortBy: ({ page }) => page.schemas.length,
      upwards: 'fewest first',
      downwards: 'most first',
      cell: ({ page }) => page.schemas.join(', '),
    },
  },
  ...severities.map((severity) => ({
    name: `${severityNames[severity].title}s`,
    value: ({ report }: SeoRecord) => (report ? countBySeverity(report.findings)[severity] : ''),
  })),
];

/** The columns of the list, in its order. */
export const listColumns = columns
  .flatMap(({ name, value, list }) => (list ? [{ name, sortBy: value, ...list }] : []))
  .sort((a, b) => a.place - b.place);

export interface Sorting {
  /** A column's name. */
  by: string;
  descending: boolean;
}

/** Keeps the registry's order without a sorting. */
export function sorted(
  records: readonly SeoRecord[],
  sorting: Sorting | undefined,
): readonly SeoRecord[] {
  const column = listColumns.find(({ name }) => name === sorting?.by);
  if (!sorting || !column) return records;
  const direction = sorting.descending ? -1 : 1;
  return [...records].sort((a, b) => direction * compare(column.sortBy(a), column.sortBy(b)));
}

const compare = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));

/** Sums up a page's findings so that one error outweighs any number of warnings. */
function severityScore({ report }: SeoRecord): number {
  const counts = countBySeverity(report?.findings ?? []);
  return severities.reduce((sum, severity) => sum * 1000 + counts[severity], 0);
}

/** As in the address: `Title`, or `-Title` for descending. */
export function parseSorting(text: string): Sorting | undefined {
  const by = text.replace(/^-/, '');
  return listColumns.some(({ name }) => name === by) ? { by, descending: by !== text } : undefined;
}

export function formatSorting(sorting: Sorting | undefined): string {
  return sorting ? `${sorting.descending ? '-' : ''}${sorting.by}` : '';
}

/** The next sorting when a column header is pressed: ascending, descending, none. */
export function pressed(sorting: Sorting | undefined, by: string): Sorting | undefined {
  if (sorting?.by !== by) return { by, descending: false };
  return sorting.descending ? undefined : { by, descending: true };
}

const quoted = (value: Value) => `"${String(value).replaceAll('"', '""')}"`;

/** The records as CSV (RFC 4180). */
export function toCsv(records: readonly SeoRecord[]): string {
  const rows = [
    columns.map(({ name }) => name),
    ...records.map((record) => columns.map(({ value }) => value(record))),
  ];
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function PageCell({ page, onPreview }: Pick<SeoRecord, 'page'> & { onPreview: () => void }) {
  return (
    <>
      {page.label}
      <a href={page.canonical}>
        <BreakableUrl url={absoluteUrl(page.canonical)} />
      </a>
      <Button type="button" variant="outline" onClick={onPreview}>
        Preview<VisuallyHidden> of {page.label}</VisuallyHidden>
      </Button>
    </>
  );
}

/** A URL that wraps after slashes in narrow columns, not within words. */
function BreakableUrl({ url }: { url: string }) {
  return url.split(/(?<=\/)(?=[^/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function AsServed({ report }: { report: PageReport }) {
  const { indexable, reason, findings } = report;
  return (
    <>
      <p className={styles.served}>
        <SeverityMark grade={indexable ? 'fine' : 'error'} /> Search engines{' '}
        <strong>{indexable ? 'can' : 'can’t'} index it</strong>, because {reason}.
      </p>
      <p className={styles.served}>
        <SeverityCounts findings={findings} />
      </p>
    </>
  );
}

const grades: Record<LengthRating, Grade> = {
  optimal: 'fine',
  warning: 'warning',
  'too long': 'error',
};

/** The bar ends 25% past the limit, to leave room for text that's too long. */
const barEnd = 1.25;

/**
 * The text, its length as a number, word, shape and bar as well as a color, and the width, at which search results
 * truncate.
 */
function MeasuredText({ part, text }: { part: ResultPart; text: string }) {
  const { limit } = lengthGuides[part];
  const rating = rateLength(part, text);
  const grade = grades[rating];
  const share = Math.min(text.length / (limit * barEnd), 1);
  const width = pixelWidth(part, text);
  const { desktop } = resultType[part];
  return (
    <>
      {text}
      <p className={styles.meter}>
        <svg className={`${styles.bar} ${colorOf(grade)}`} viewBox="0 0 200 8" aria-hidden="true">
          <rect className={styles.track} width="200" height="8" rx="4" />
          <rect className={styles.filled} width={200 * share} height="8" rx="4" />
          <rect className={styles.limit} x={200 / barEnd} width="2" height="8" />
        </svg>
        <span className={styles.rating}>
          <SeverityMark grade={grade} /> {text.length} of {limit} characters, {rating}
        </span>
        <span>
          {width} px{' '}
          {width > desktop ? (
            <strong>
              <SeverityMark grade="warning" /> cut off at {desktop}
            </strong>
          ) : (
            `of ${desktop}`
          )}
        </span>
      </p>
    </>
  );
}
