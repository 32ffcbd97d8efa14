import type { PageReport } from 'shared/live-check';
import type { SeoPage } from './seo-records';

/** A page as declared, with the last live check's result if there is one. */
export interface SeoRecord {
  page: SeoPage;
  report: PageReport | undefined;
}

export function toRecords(
  pages: readonly SeoPage[],
  reports: readonly PageReport[] = [],
): readonly SeoRecord[] {
  return pages.map((page) => ({ page, report: reports.find(({ id }) => id === page.id) }));
}
