import { places } from '@/features/admin/dashboard/dashboard-data?data';
import type { Page, SchemaType } from '@/seo/page';
import { type PageReport, severities, type Severity } from 'shared/live-check';
import { lengthGuides } from './text-length';

/** A page as declared, with the last live check's result if there is one. */
export interface SeoRecord {
  page: Page;
  report: PageReport | undefined;
}

export const toRecords = (
  pages: readonly Page[],
  reports: readonly PageReport[] = [],
): readonly SeoRecord[] =>
  pages.map((page) => ({
    page,
    report: reports.find(({ id }) => id === page.id),
  }));

/** The practice's town, a nearby town or the state. */
const anyPlace = new RegExp(`\\b(?:${places.join('|')})\\b`);

/** The status of a record, as declared. */
export const declaredStatus = ({ robots }: Page): 'Indexed' | 'Not indexed' =>
  robots.startsWith('index') ? 'Indexed' : 'Not indexed';

export interface Filter {
  id: string;
  label: string;
  /** Set on filters that need live-check findings. */
  severity?: Severity;
  matches: (record: SeoRecord) => boolean;
}

export const everyPage: Filter = {
  id: 'all',
  label: 'All pages',
  matches: () => true,
};

const { title, description } = lengthGuides;

/** The dashboard's metrics: each counts the pages that meet it. */
export const metrics: readonly Filter[] = [
  {
    id: 'indexed',
    label: 'Indexed pages',
    matches: ({ page }) => declaredStatus(page) === 'Indexed',
  },
  {
    id: 'optimal-titles',
    label: 'Optimal titles',
    matches: ({ page }) => page.title.length <= title.limit,
  },
  {
    id: 'optimal-descriptions',
    label: 'Optimal descriptions',
    matches: ({ page }) => page.description.length <= description.limit,
  },
  {
    id: 'local-keywords',
    label: 'Pages with local keywords',
    matches: ({ page }) => anyPlace.test(`${page.title} ${page.description}`),
  },
];

/** The filters besides the schema type. */
export const filters: readonly Filter[] = [
  everyPage,
  ...metrics,
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
    label: `With ${severity}s in the live check`,
    matches: ({ report }) =>
      report?.findings.some((finding) => finding.severity === severity) ===
      true,
  })),
];

export const schemaFilter = (type: SchemaType): Filter => ({
  id: type,
  label: `With schema type ${type}`,
  matches: ({ page }) => page.schemas.includes(type),
});

/** The filter with this id. Every page, if there's none. */
export function filterById(id: string, records: readonly SeoRecord[]): Filter {
  const type = records
    .flatMap(({ page }) => page.schemas)
    .find((schema) => schema === id);
  return (
    filters.find((filter) => filter.id === id) ??
    (type ? schemaFilter(type) : everyPage)
  );
}

/** Whether the record's visible text contains every search word. */
export function matchesSearch({ page }: SeoRecord, search: string): boolean {
  const text = [
    page.label,
    page.canonical,
    page.title,
    page.description,
    ...page.schemas,
  ]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
