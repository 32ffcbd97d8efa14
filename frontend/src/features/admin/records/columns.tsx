import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '@/components/visually-hidden';
import { absoluteUrl } from '@/seo/head-tags';
import { type PageReport, severities } from 'shared/live-check';
import { Action } from '../controls';
import type { Column } from '../data-table';
import {
  capitalized,
  colorOf,
  countBySeverity,
  FindingList,
  SeverityMark,
  worst,
} from '../severity';
import { declaredStatus, type SeoRecord } from './records';
import table from '../data-table.module.css';
import styles from './records.module.css';
import {
  lengthGuides,
  pixelWidth,
  rateLength,
  ratings,
  type ResultPart,
  resultType,
} from './text-length';

const PreviewDialog = lazy(async () => ({
  default: (await import('../preview/preview-dialog')).PreviewDialog,
}));

/** A text with its length, which is what it sorts by. */
const textColumns = (
  name: string,
  part: ResultPart,
  width: string,
): readonly Column<SeoRecord>[] => [
  {
    name,
    width,
    value: ({ page }) => page[part],
    sortBy: ({ page }) => page[part].length,
    orders: ['shortest first', 'longest first'],
    cell: ({ page }) => <MeasuredText part={part} text={page[part]} />,
    mark: ({ page }) => (
      <>
        {name} <SeverityMark grade={rateLength(part, page[part])} />
      </>
    ),
  },
  { name: `${name} characters`, value: ({ page }) => page[part].length },
  { name: `${name} pixels`, value: ({ page }) => pixelWidth(part, page[part]) },
];

/** The columns of the records, in the list and in its export. */
export const columns: readonly Column<SeoRecord>[] = [
  {
    name: 'Page',
    width: '22%',
    value: ({ page }) => page.label,
    orders: ['A to Z', 'Z to A'],
    cell: ({ page }) => <PageCell page={page} />,
  },
  { name: 'URL', value: ({ page }) => absoluteUrl(page.canonical) },
  ...textColumns('Title', 'title', '24%'),
  ...textColumns('Description', 'description', '28%'),
  {
    name: 'Status',
    width: '11%',
    value: ({ page }) => declaredStatus(page),
    sortBy: severityScore,
    orders: ['fewest findings first', 'worst findings first'],
    cell: ({ page, report }) => (
      <>
        <strong>{declaredStatus(page)}</strong>
        {report && (
          <div className={table.onlyOpen}>
            <AsServed report={report} />
          </div>
        )}
      </>
    ),
    mark: ({ report }) =>
      report && report.findings.length > 0 ? (
        <>
          Live check <SeverityMark grade={worst(report.findings)} />
        </>
      ) : null,
  },
  {
    name: 'Can be indexed',
    value: ({ report }) => (report ? (report.indexable ? 'yes' : 'no') : ''),
  },
  { name: 'Because', value: ({ report }) => report?.reason ?? '' },
  {
    name: 'Schemas',
    value: ({ page }) => page.schemas.join(', '),
    sortBy: ({ page }) => page.schemas.length,
    orders: ['fewest first', 'most first'],
    cell: ({ page }) => (
      <p className={table.twoLines}>{page.schemas.join(', ')}</p>
    ),
  },
  ...severities.map((severity) => ({
    name: `${capitalized(severity)}s`,
    value: ({ report }: SeoRecord) =>
      report ? countBySeverity(report.findings)[severity] : '',
  })),
];

/**
 * Sums up a page's findings so that one error outweighs any number of warnings.
 */
function severityScore({ report }: SeoRecord): number {
  const counts = countBySeverity(report?.findings ?? []);
  return severities.reduce((sum, severity) => sum * 1000 + counts[severity], 0);
}

function PageCell({ page }: Pick<SeoRecord, 'page'>) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  return (
    <>
      <p>{page.canonical}</p>
      <div className={table.onlyOpen}>
        <Action onPress={() => setIsPreviewed(true)}>
          Preview<VisuallyHidden> of {page.label}</VisuallyHidden>
        </Action>
      </div>
      {/* Outside the row, which can be closed in a narrower window. */}
      {isPreviewed &&
        createPortal(
          <Suspense>
            <PreviewDialog page={page} onClose={() => setIsPreviewed(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

/** What the live check has found. */
export function AsServed({ report }: { report: PageReport }) {
  const { indexable, reason, findings } = report;
  return (
    <>
      <p>
        <SeverityMark grade={indexable ? 'fine' : 'error'} /> Search engines{' '}
        <strong>{indexable ? 'can' : 'can’t'} index it</strong>, because{' '}
        {reason}.
      </p>
      <FindingList findings={findings} />
    </>
  );
}

/** The bar ends 25% past the limit, to leave room for text that's too long. */
const barEnd = 1.25;

/**
 * The text, its length as a number, word, shape and bar as well as a color, and
 * the width, at which search results truncate.
 */
function MeasuredText({ part, text }: { part: ResultPart; text: string }) {
  const { limit } = lengthGuides[part];
  const grade = rateLength(part, text);
  const share = Math.min(text.length / (limit * barEnd), 1);
  const width = pixelWidth(part, text);
  const { desktop } = resultType[part];
  return (
    <>
      <p className={table.twoLines}>{text}</p>
      <div className={styles.length}>
        <p>
          <SeverityMark grade={grade} />{' '}
          <strong>
            {text.length} of {limit} characters
            <span className={table.onlyOpen}>, {ratings[grade]}</span>
          </strong>
        </p>
        <svg
          className={`${styles.bar} ${colorOf(grade)}`}
          viewBox="0 0 200 8"
          aria-hidden="true"
        >
          <rect className={styles.track} width="200" height="8" rx="4" />
          <rect
            className={styles.filled}
            x="1"
            y="1"
            width={200 * share}
            height="6"
            rx="3"
          />
          <rect
            className={styles.limit}
            x={200 / barEnd}
            width="2"
            height="8"
          />
        </svg>
      </div>
      <p className={table.onlyOpen}>
        {width} px{' '}
        {width > desktop ? (
          <strong>
            <SeverityMark grade="warning" /> cut off at {desktop}
          </strong>
        ) : (
          `of ${desktop}`
        )}
      </p>
    </>
  );
}
