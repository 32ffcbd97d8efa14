import type { SchemaType } from '@/seo/page';
import { metrics, type MetricId } from '../records/metrics';
import type { SeoPage } from '../records/seo-records';

interface EligibleType {
  type: SchemaType;
  /** Whether Google shows a rich result for it today. */
  shown: boolean;
  today: string;
}

/** The types that the spec counts as eligible, and what Google shows for them (2026). */
export const eligibleTypes: readonly EligibleType[] = [
  {
    type: 'Review',
    shown: false,
    today: 'No stars since 2019 for reviews that a business posts about itself.',
  },
  { type: 'HowTo', shown: false, today: 'Google dropped it in September 2023.' },
  { type: 'FAQPage', shown: false, today: 'Google dropped it in May 2026.' },
  {
    type: 'LocalBusiness',
    shown: true,
    today: 'Address, hours and phone, along with your Business Profile.',
  },
  { type: 'Person', shown: false, today: 'No result of its own. It tells Google who works here.' },
  { type: 'MedicalBusiness', shown: true, today: 'Google treats it as a LocalBusiness.' },
  { type: 'MedicalTherapy', shown: false, today: 'No result of its own.' },
];

export interface Summary {
  total: number;
  /** How many pages meet each metric. */
  counts: Readonly<Record<MetricId, number>>;
  /** Number of pages with each type, most used first. */
  schemaCounts: readonly (readonly [SchemaType, number])[];
  /** Eligible types that at least one page has. */
  eligible: readonly SchemaType[];
}

/** All dashboard metrics, computed from the page registry. */
export function summarize(records: readonly SeoPage[]): Summary {
  const counts = metrics.map(({ id, matches }) => [id, records.filter(matches).length]);
  const schemaCounts = new Map<SchemaType, number>();
  for (const type of records.flatMap(({ schemas }) => schemas)) {
    schemaCounts.set(type, (schemaCounts.get(type) ?? 0) + 1);
  }
  return {
    total: records.length,
    counts: Object.fromEntries(counts) as Record<MetricId, number>,
    schemaCounts: [...schemaCounts].sort(([, a], [, b]) => b - a),
    eligible: eligibleTypes.map(({ type }) => type).filter((type) => schemaCounts.has(type)),
  };
}
