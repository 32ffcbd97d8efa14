import type { SchemaType } from '@/seo/page';
import { metrics, type MetricId } from '../records/metrics';
import type { SeoPage } from '../records/seo-records';
import { eligibleTypes } from './eligible-types-table';

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
