import type { Page, SchemaType } from '@/seo/page';
import { everyPage, metrics, toRecords } from '../records/records';
import { SeverityMark } from '../severity';
import { addressOf } from '../dashboard/address';
import {
  allPages,
  seoRecords,
} from '@/features/admin/dashboard/dashboard-data?data';
import { type Column, DataTable } from '../data-table';
import { Panel } from '../panel';
import styles from './overview.module.css';

/**
 * The types that the spec counts as eligible, and what Google shows for them
 * (2026): first those that it uses.
 */
const eligibleTypes: readonly {
  type: SchemaType;
  shown: boolean;
  today: string;
}[] = [
  {
    type: 'LocalBusiness',
    shown: true,
    today: 'Address, hours and phone, along with your Business Profile.',
  },
  {
    type: 'MedicalBusiness',
    shown: true,
    today: 'Google treats it as a LocalBusiness.',
  },
  {
    type: 'Review',
    shown: false,
    today:
      'No stars since 2019 for reviews that a business posts about itself.',
  },
  {
    type: 'HowTo',
    shown: false,
    today: 'Google dropped it in September 2023.',
  },
  { type: 'FAQPage', shown: false, today: 'Google dropped it in May 2026.' },
  {
    type: 'Person',
    shown: false,
    today: 'No result of its own. It tells Google who works here.',
  },
  { type: 'MedicalTherapy', shown: false, today: 'No result of its own.' },
];

/** All dashboard metrics, computed from the page registry. */
export function summarize(pages: readonly Page[]) {
  const records = toRecords(pages);
  const schemaCounts = new Map<SchemaType, number>();
  for (const type of pages.flatMap(({ schemas }) => schemas)) {
    schemaCounts.set(type, (schemaCounts.get(type) ?? 0) + 1);
  }
  return {
    total: pages.length,
    /** How many pages meet each metric. */
    counts: metrics.map(({ matches, ...metric }) => ({
      ...metric,
      count: records.filter(matches).length,
    })),
    /** Number of pages with each type, most used first. */
    schemaCounts: [...schemaCounts].sort(([, a], [, b]) => b - a),
    /** Eligible types that at least one page has. */
    eligible: eligibleTypes
      .map(({ type }) => type)
      .filter((type) => schemaCounts.has(type)),
  };
}

const { total, counts, schemaCounts, eligible } = summarize(seoRecords);

/**
 * The metrics of the twelve records. Each links to the pages that it counts.
 */
export function SummaryCards() {
  const cards = [
    {
      id: everyPage.id,
      label: 'Total pages',
      value: `${total} main pages`,
      note: `The sitemap has ${allPages.length}.`,
    },
    ...counts.map(({ id, label, count }) => ({
      id,
      label,
      value: `${count} of ${total}`,
      note: '',
    })),
  ];
  return (
    <>
      <Panel id="summary" title="Summary">
        <ul className={styles.cards}>
          {cards.map(({ id, label, value, note }) => (
            <li key={id}>
              <a
                href={addressOf('pages', { show: id })}
                className={styles.card}
              >
                <span className={styles.label}>{label}</span>{' '}
                <span className={styles.value}>{value}</span> {note}
              </a>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel id="schemas" title="Pages per schema type">
        <ul className={styles.types}>
          {schemaCounts.map(([type, count]) => (
            <li key={type}>
              <a
                href={addressOf('pages', { show: type })}
                className={styles.type}
              >
                <span>{type}</span>
                <svg
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width={(100 * count) / total} height="8" />
                </svg>
                <strong>{count}</strong>
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

export function EligibleTypes() {
  const pages = new Map(schemaCounts);
  const columns: readonly Column<(typeof eligibleTypes)[number]>[] = [
    { name: 'Type', cell: () => null },
    { name: 'Pages', mark: true, cell: ({ type }) => pages.get(type) ?? 0 },
    {
      name: 'Google today',
      cell: ({ shown, today }) => (
        <>
          <SeverityMark grade={shown ? 'fine' : 'notice'} />{' '}
          <strong>{shown ? 'Used' : 'Not shown'}.</strong> {today}
        </>
      ),
    },
  ];
  return (
    <Panel id="eligible" title="Eligible for rich results">
      <p>
        Google uses{' '}
        <strong>{eligibleTypes.filter(({ shown }) => shown).length}</strong> of
        these {eligibleTypes.length} types today. These pages have{' '}
        {eligible.length} of them.
      </p>
      <DataTable
        name="Eligible for rich results"
        columns={columns}
        rows={eligibleTypes}
        heading={({ type }) => type}
      />
    </Panel>
  );
}
