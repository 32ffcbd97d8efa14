import type { Page } from '@/registry/page';
import type { PageReport } from '../live-check/live-check';

/** A page of the dashboard as declared, and as the last live check found it, if there was one. */
export interface SeoRecord {
  page: Page;
  report: PageReport | undefined;
}

export function toRecords(
  pages: readonly Page[],
  reports: readonly PageReport[] = [],
): readonly SeoRecord[] {
  return pages.map((page) => ({ page, report: reports.find(({ id }) => id === page.id) }));
}
