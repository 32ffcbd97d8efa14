import { Fragment, memo } from 'react';
import { Button } from '@/components/button';
import { VisuallyHidden } from '@/components/visually-hidden';
import { absoluteUrl } from '@/seo/head-tags';
import type { PageReport } from 'shared/live-check';
import { SeverityCounts } from '../live-check/severity-counts';
import { SeverityMark } from '../severity-mark';
import { LengthMeter } from './length-meter';
import { declaredStatus } from './metrics';
import type { SeoRecord } from './record';
import styles from './records.module.css';

/** A URL that wraps after slashes in narrow columns, not within words. */
function BreakableUrl({ url }: { url: string }) {
  return url.split(/(?<=\/)(?=[^/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface RecordRowProps {
  record: SeoRecord;
  onPreview: (record: SeoRecord) => void;
}

/** A page's row; on narrow screens its cells stack and the row becomes a card. Sorting only moves it. */
export const RecordRow = memo(function RecordRow({ record, onPreview }: RecordRowProps) {
  const { page, report } = record;
  return (
    <tr role="row" className={styles.row}>
      {/* Read with every cell of the row, so it leaves out the controls' text. */}
      <th role="rowheader" scope="row" aria-label={page.label} className={styles.heading}>
        {page.label}
        <a href={page.canonical}>
          <BreakableUrl url={absoluteUrl(page.canonical)} />
        </a>
        <Button
          type="button"
          variant="outline"
          onClick={() => {
            onPreview(record);
          }}
        >
          Preview<VisuallyHidden> of {page.label}</VisuallyHidden>
        </Button>
      </th>
      <td role="cell" data-label="Title">
        {page.title}
        <LengthMeter part="title" text={page.title} />
      </td>
      <td role="cell" data-label="Description">
        {page.description}
        <LengthMeter part="description" text={page.description} />
      </td>
      <td role="cell" data-label="Status">
        Marked as <strong>{declaredStatus(page)}</strong>
        {report && <AsServed report={report} />}
      </td>
      <td role="cell" data-label="Schemas">
        {page.schemas.join(', ')}
      </td>
    </tr>
  );
});

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
