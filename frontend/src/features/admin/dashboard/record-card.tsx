import { absoluteUrl } from '@/registry/absolute-url';
import type { Page } from '@/registry/page';
import { LengthMeter } from './length-meter';
import styles from './record-card.module.css';

/** One of the twelve records, as declared. */
export function RecordCard({ page }: { page: Page }) {
  return (
    <li className={styles.record}>
      <h3>{page.label}</h3>
      <dl className={styles.facts}>
        <dt>URL</dt>
        <dd>
          <a href={page.canonical}>{absoluteUrl(page.canonical)}</a>
        </dd>
        <dt>Title</dt>
        <dd>
          {page.title}
          <LengthMeter kind="title" text={page.title} />
        </dd>
        <dt>Description</dt>
        <dd>
          {page.description}
          <LengthMeter kind="description" text={page.description} />
        </dd>
        <dt>Status</dt>
        <dd>{page.robots.startsWith('index') ? 'Indexed' : 'Not indexed'}</dd>
        <dt>Schemas</dt>
        <dd>{page.schemas.join(', ')}</dd>
      </dl>
    </li>
  );
}
