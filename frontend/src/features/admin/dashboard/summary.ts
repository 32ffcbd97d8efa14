import type { Page, SchemaType } from '@/registry/page';
import { lengthGuides } from './length-guide';

/** The types that the spec counts as eligible for rich results. */
export const eligibleTypes: readonly SchemaType[] = [
  'Review',
  'HowTo',
  'FAQPage',
  'LocalBusiness',
  'Person',
  'MedicalBusiness',
  'MedicalTherapy',
];

const localKeywords = /Metuchen|Edison|Woodbridge|Highland Park|New Brunswick|New Jersey|\bNJ\b/;

export interface Summary {
  total: number;
  indexed: number;
  optimalTitles: number;
  optimalDescriptions: number;
  localKeywords: number;
  /** Pages that carry each type, most used first. */
  schemaCounts: readonly (readonly [SchemaType, number])[];
  /** Of the eligible types, those that at least one page carries. */
  eligible: readonly SchemaType[];
}

/** All figures of the dashboard, from the registry's entries alone. */
export function summarize(records: readonly Page[]): Summary {
  const count = (holds: (page: Page) => boolean) => records.filter(holds).length;
  const counts = new Map<SchemaType, number>();
  for (const type of records.flatMap(({ schemas }) => schemas)) {
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return {
    total: records.length,
    indexed: count(({ robots }) => robots.startsWith('index')),
    optimalTitles: count(({ title }) => title.length <= lengthGuides.title.limit),
    optimalDescriptions: count(
      ({ description }) => description.length <= lengthGuides.description.limit,
    ),
    localKeywords: count(({ title, description }) => localKeywords.test(`${title} ${description}`)),
    schemaCounts: [...counts].sort(([, a], [, b]) => b - a),
    eligible: eligibleTypes.filter((type) => counts.has(type)),
  };
}
