import { Fragment } from 'react';
import { Button } from '@/components/button';
import { VisuallyHidden } from '@/components/visually-hidden';
import { absoluteUrl } from '@/seo/head-tags';
import type { PageReport } from '@/contracts/live-check';
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

/** A page's row; on narrow screens its cells stack and the row becomes a card. */
export function RecordRow({
  record: { page, report },
  onPreview,
}: {
  record: SeoRecord;
  onPreview: () => void;
}) {
  return (
    <tr role="row" className={styles.row}>
      {/* Read with every cell of the row, so it leaves out the controls' text. */}
      <th role="rowheader" scope="row" aria-label={page.label} className={styles.heading}>
        {page.label}
        <a href={page.canonical}>
          <BreakableUrl url={absoluteUrl(page.canonical)} />
        </a>
        <Button type="button" variant="outline" onClick={onPreview}>
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
