import type { SchemaType } from '@/seo/page';
import { severities, type Severity } from '@/contracts/live-check';
import { lengthGuides } from './length-guide';
import { metrics } from './metrics';
import type { SeoRecord } from './record';

export interface Filter {
  id: string;
  label: string;
  /** Set on those that ask for findings of the live check. */
  severity?: Severity;
  holds: (record: SeoRecord) => boolean;
}

export const everyPage: Filter = { id: 'all', label: 'All pages', holds: () => true };

const { title, description } = lengthGuides;
const withFindings = { error: 'With errors', warning: 'With warnings', notice: 'With notices' };

/** What the list can be narrowed to, besides a schema type. */
export const filters: readonly Filter[] = [
  everyPage,
  ...metrics.map(({ id, label, holds }): Filter => ({
    id,
    label,
    holds: ({ page }) => holds(page),
  })),
  {
    id: 'long-titles',
    label: `Titles over ${title.optimal} characters`,
    holds: ({ page }) => page.title.length > title.optimal,
  },
  {
    id: 'long-descriptions',
    label: `Descriptions over ${description.optimal} characters`,
    holds: ({ page }) => page.description.length > description.optimal,
  },
  ...severities.map((severity): Filter => ({
    id: severity,
    severity,
    label: `${withFindings[severity]} in the live check`,
    holds: ({ report }) =>
      report?.findings.some((finding) => finding.severity === severity) === true,
  })),
];

export function schemaFilter(type: SchemaType): Filter {
  return {
    id: `schema ${type}`,
    label: `With schema type ${type}`,
    holds: ({ page }) => page.schemas.includes(type),
  };
}

/** Whether every word of the search is found in what the record shows. */
export function matchesSearch({ page }: SeoRecord, search: string): boolean {
  const text = [page.label, page.canonical, page.title, page.description, ...page.schemas]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
