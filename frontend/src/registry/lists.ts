import type { Page } from './page';
import { pages } from './pages';

/** The pages search engines are told of. */
export const publicPages: readonly Page[] = pages.filter((page) => page.kind !== 'unlisted');

/** The twelve records of the dashboard. */
export const seoRecords: readonly Page[] = pages.filter((page) => page.kind === 'record');

export const navigationPages = pages.filter(
  (page): page is Page & Required<Pick<Page, 'navigation'>> => page.navigation !== undefined,
);
