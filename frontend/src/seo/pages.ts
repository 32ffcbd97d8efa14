import type { Page } from './page';
import { routes } from './routes';

const entries = import.meta.glob<Page>('../pages/{*,town/*}/page.ts', {
  eager: true,
  import: 'page',
});
const byId = new Map(Object.values(entries).map((page) => [page.id, page]));

/**
 * The page registry: what each page's own `page.ts` says, in the order of the routes. For the build, the
 * tests and the dashboard; a page itself imports its own entry alone.
 */
export const pages: readonly Page[] = routes.flatMap(({ id }) => byId.get(id) ?? []);

/** The pages that search engines can list. */
export const indexablePages: readonly Page[] = pages.filter(({ kind }) => kind !== 'unlisted');

/** The twelve records of the dashboard. */
export const recordPages: readonly Page[] = pages.filter(({ kind }) => kind === 'record');
