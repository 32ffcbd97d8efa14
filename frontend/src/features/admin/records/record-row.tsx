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

/** An address that a narrow column breaks between its parts, not within a word. */
function BreakableUrl({ url }: { url: string }) {
  return url.split(/(?<=\/)(?=[^/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A page's row; on a narrow screen its cells stand under each other and the row is a card. */
export function RecordRow({
  record: { page, report },
  onPreview,
}: {
  record: SeoRecord;
  onPreview: () => void;
}) {
  return (
    <tr role="row" className={styles.row}>
      {/* Said with every cell of the row, so without the words of the controls. */}
      <th role="rowheader" scope="row" aria-label={page.label} className={styles.page}>
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
        <strong>{declaredStatus(page)}</strong> as declared
        {report && <AsServed report={report} />}
      </td>
      <td role="cell" data-label="Schemas">
        {page.schemas.join(', ')}
      </td>
    </tr>
  );
}

function AsServed({ report }: { report: PageReport }) {
  const { indexable, because, findings } = report;
  return (
    <>
      <p className={styles.served}>
        <SeverityMark grade={indexable ? 'fine' : 'error'} />{' '}
        <strong>{indexable ? 'Indexable' : 'Not indexable'}</strong> as served, because {because}.
      </p>
      <p className={styles.served}>
        <SeverityCounts findings={findings} />
      </p>
    </>
  );
}
