import type { SchemaType } from '@/seo/page';
import { metrics, type MetricId } from '../records/metrics';
import type { SeoPage } from '../records/seo-records';
import { eligibleTypes } from './eligible-types-table';

export interface Summary {
  total: number;
  /** How many pages each figure holds for. */
  counts: Readonly<Record<MetricId, number>>;
  /** Pages that carry each type, most used first. */
  schemaCounts: readonly (readonly [SchemaType, number])[];
  /** Of the eligible types, those that at least one page carries. */
  eligible: readonly SchemaType[];
}

/** All figures of the dashboard, from the registry's entries alone. */
export function summarize(records: readonly SeoPage[]): Summary {
  const counts = metrics.map(({ id, holds }) => [id, records.filter(holds).length]);
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
