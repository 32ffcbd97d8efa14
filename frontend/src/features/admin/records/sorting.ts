import { severities } from 'shared/live-check';
import type { SeoRecord } from './record';

export type SortKey = 'page' | 'title' | 'description' | 'status' | 'schemas';

export interface Sorting {
  key: SortKey;
  descending: boolean;
}

/** Sums up a page's findings so that one error outweighs any number of warnings. */
function severityScore({ report }: SeoRecord): number {
  return severities.reduce((sum, severity) => {
    const count = report?.findings.filter((finding) => finding.severity === severity).length ?? 0;
    return sum * 1000 + count;
  }, 0);
}

interface Order {
  label: string;
  upwards: string;
  downwards: string;
  compare: (a: SeoRecord, b: SeoRecord) => number;
}

const byLength = { upwards: 'shortest first', downwards: 'longest first' };

/** The sortable columns, in order. */
export const sortings: Readonly<Record<SortKey, Order>> = {
  page: {
    label: 'Page',
    upwards: 'A to Z',
    downwards: 'Z to A',
    compare: (a, b) => a.page.label.localeCompare(b.page.label),
  },
  title: {
    label: 'Title',
    ...byLength,
    compare: (a, b) => a.page.title.length - b.page.title.length,
  },
  description: {
    label: 'Description',
    ...byLength,
    compare: (a, b) => a.page.description.length - b.page.description.length,
  },
  status: {
    label: 'Status',
    upwards: 'fewest findings first',
    downwards: 'worst findings first',
    compare: (a, b) => severityScore(a) - severityScore(b),
  },
  schemas: {
    label: 'Schemas',
    upwards: 'fewest first',
    downwards: 'most first',
    compare: (a, b) => a.page.schemas.length - b.page.schemas.length,
  },
};

/** Sorts by name, length, severity of findings or number of types; keeps the registry's order without a sorting. */
export function sorted(
  records: readonly SeoRecord[],
  sorting: Sorting | undefined,
): readonly SeoRecord[] {
  if (!sorting) return records;
  const { compare } = sortings[sorting.key];
  const direction = sorting.descending ? -1 : 1;
  return [...records].sort((a, b) => direction * compare(a, b));
}

/** The next sorting when a column header is pressed: ascending, descending, none. */
export function pressed(sorting: Sorting | undefined, key: SortKey): Sorting | undefined {
  if (sorting?.key !== key) return { key, descending: false };
  return sorting.descending ? undefined : { key, descending: true };
}
