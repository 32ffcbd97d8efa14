import type { SchemaType } from '@/seo/page';
import { severities, type Severity } from 'shared/live-check';
import { metrics } from './metrics';
import type { SeoRecord } from './record';
import { lengthGuides } from './length-guide';

export interface Filter {
  id: string;
  label: string;
  /** Set on filters that need live-check findings. */
  severity?: Severity;
  matches: (record: SeoRecord) => boolean;
}

export const everyPage: Filter = { id: 'all', label: 'All pages', matches: () => true };

const { title, description } = lengthGuides;
const withFindings = { error: 'With errors', warning: 'With warnings', notice: 'With notices' };

/** The filters besides the schema type. */
export const filters: readonly Filter[] = [
  everyPage,
  ...metrics.map(({ id, label, matches }): Filter => ({
    id,
    label,
    matches: ({ page }) => matches(page),
  })),
  {
    id: 'long-titles',
    label: `Titles over ${title.optimal} characters`,
    matches: ({ page }) => page.title.length > title.optimal,
  },
  {
    id: 'long-descriptions',
    label: `Descriptions over ${description.optimal} characters`,
    matches: ({ page }) => page.description.length > description.optimal,
  },
  ...severities.map((severity): Filter => ({
    id: severity,
    severity,
    label: `${withFindings[severity]} in the live check`,
    matches: ({ report }) =>
      report?.findings.some((finding) => finding.severity === severity) === true,
  })),
];

export function schemaFilter(type: SchemaType): Filter {
  return {
    id: `schema ${type}`,
    label: `With schema type ${type}`,
    matches: ({ page }) => page.schemas.includes(type),
  };
}

/** Whether the record's visible text contains every search word. */
export function matchesSearch({ page }: SeoRecord, search: string): boolean {
  const text = [page.label, page.canonical, page.title, page.description, ...page.schemas]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
