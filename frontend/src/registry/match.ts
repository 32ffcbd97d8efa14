import type { Page } from './page';
import { pageById, pages } from './pages';

const bySlashless = new Map(pages.map((page) => [page.path, page]));

/** Cuts the trailing slashes: `/about/` and `/about` are the same route. */
export function slashless(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** The page at a pathname in either slash form; the not-found page for any other. */
export function matchPage(pathname: string): Page {
  const page = bySlashless.get(slashless(pathname));
  return page && page.id !== 'not-found' ? page : pageById('not-found');
}

/**
 * The pathname the client replaces this one with, or undefined when it may stay. Only the pages
 * whose canonical address carries a slash are replaced; the others stay in the form they came in.
 */
export function slashRedirect(pathname: string): string | undefined {
  const { canonical } = matchPage(pathname);
  return canonical.endsWith('/') && pathname !== canonical && `${pathname}/` === canonical
    ? canonical
    : undefined;
}
