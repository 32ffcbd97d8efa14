import type { Page, SchemaType } from '@/seo/page';
import { everyPage, metrics, toRecords } from '../records/records';
import { SeverityMark } from '../severity';
import { addressOf } from '../dashboard/address';
import {
  allPages,
  seoRecords,
} from '@/features/admin/dashboard/dashboard-data?data';
import { Details } from '../controls';
import { type Column, DataTable } from '../data-table';
import { Panel } from '../panel';
import tiles from '../stat-tiles.module.css';
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
      count: total,
      of: 'main pages',
      note: `The sitemap has ${allPages.length}.`,
    },
    ...counts.map(({ id, label, count }) => ({
      id,
      label,
      count,
      of: `of ${total}`,
      note: '',
    })),
  ];
  return (
    <Panel id="summary" title="Summary">
      <ul className={tiles.tiles}>
        {cards.map(({ id, label, count, of, note }) => (
          <li key={id}>
            <a href={addressOf('pages', { show: id })} className={tiles.tile}>
              <span className={tiles.label}>{label}</span>{' '}
              <span className={styles.share}>
                <Ring count={count} />
                <span>
                  <span className={tiles.value}>{count}</span> {of}
                </span>
              </span>{' '}
              {note}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A lens ring with a mark for each page. */
const Ring = ({ count }: { count: number }) => (
  <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden="true">
    <circle r="19" pathLength={total} strokeDasharray="0.7 0.3" />
    <circle
      r="19"
      pathLength={total}
      strokeDasharray={`${'0.7 0.3 '.repeat(count)}0 ${total}`}
    />
  </svg>
);

/** A type on fewer pages is folded. */
const fewPages = 3;

/** How many pages have each type. They link to those pages. */
export function SchemaTypes() {
  const isRare = ([, count]: (typeof schemaCounts)[number]) => count < fewPages;
  const rare = schemaCounts.filter(isRare);
  return (
    <Panel id="schemas" title="Pages per schema type">
      <p>A dot for each of the {total} main pages.</p>
      <TypeList types={schemaCounts.filter((type) => !isRare(type))} />
      {rare.length > 0 && (
        <Details summary={`${rare.length} types on one or two pages`}>
          <TypeList types={rare} />
        </Details>
      )}
    </Panel>
  );
}

const TypeList = ({ types }: { types: typeof schemaCounts }) => (
  <ul className={styles.types}>
    {types.map(([type, count]) => (
      <li key={type}>
        <a href={addressOf('pages', { show: type })} className={styles.type}>
          <span>{type}</span>
          <svg viewBox={`0 0 ${total * 10} 10`} aria-hidden="true">
            <path d={`M5 5h${total * 10 - 9}`} />
            <path d={`M5 5h${count * 10 - 9}`} />
          </svg>
          <strong>{count}</strong>
        </a>
      </li>
    ))}
  </ul>
);

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
