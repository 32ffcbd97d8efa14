import type { Page } from './page';

type PageModule = { page: Page } | { pages: readonly Page[] };

const modules = import.meta.glob<PageModule>('../pages/*/page.ts', { eager: true });

/**
 * The page registry: what each page's own `page.ts` says, in their order. For the build, the tests and
 * the dashboard; a page itself imports its own entry alone.
 */
export const pages: readonly Page[] = Object.values(modules)
  .flatMap((module) => ('pages' in module ? module.pages : [module.page]))
  .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path));

/** The pages that search engines can list. */
export const indexablePages: readonly Page[] = pages.filter(({ kind }) => kind !== 'unlisted');

/** The twelve records of the dashboard. */
export const recordPages: readonly Page[] = pages.filter(({ kind }) => kind === 'record');
