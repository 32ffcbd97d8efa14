import type { Page } from './page';

/**
 * `pages` is for several, and for one that not every practice has.
 */
type PageModule = { page: Page } | { pages: readonly Page[] };

const modules = import.meta.glob<PageModule>('../pages/*/page.ts', {
  eager: true,
});

/**
 * All pages that exist, in order. In a translation, those that aren't
 * translated are in English.
 */
export const everyPage: readonly Page[] = Object.values(modules)
  .flatMap((module) => ('pages' in module ? module.pages : [module.page]))
  .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path));

/**
 * The page registry: all `page.ts` entries of this build's language in order.
 * For the build, the tests and the dashboard; a page imports only its own
 * entry.
 */
export const pages: readonly Page[] = everyPage.filter(
  ({ language }) => language === undefined,
);

/** The pages that search engines can index. */
export const indexablePages: readonly Page[] = pages.filter(
  ({ kind }) => kind !== 'unlisted',
);

/** The dashboard's twelve records. */
export const recordPages: readonly Page[] = pages.filter(
  ({ kind }) => kind === 'record',
);
