import { cleaned, slashless } from './pathnames';
import { type PageRoute, routeById, routes } from './routes';

const byPath = new Map(routes.map((route) => [route.path, route]));

/**
 * The page at a pathname in either slash form; the not-found page for any
 * other.
 */
export const matchRoute = (pathname: string): PageRoute =>
  byPath.get(slashless(pathname)) ?? routeById('not-found');

/**
 * Whether the router can open an internal link. The server has the files, and a
 * practice's redirects.
 */
export const opensPage = (href: string): boolean =>
  href.startsWith('/') &&
  matchRoute(href.replace(/[?#].*/s, '')).id !== 'not-found';

/**
 * The pathname that the client replaces this one with, if any: `/about` with
 * `/about/` if the canonical URL has a trailing slash. Other pages keep theirs.
 * nginx redirects odd forms such as `//about`, and so would this.
 */
export function slashRedirect(pathname: string): string | undefined {
  const { id, canonical } = matchRoute(pathname);
  if (id === 'not-found') return undefined;
  const clean = cleaned(pathname);
  const target = `${clean}/` === canonical ? canonical : clean;
  return target === pathname ? undefined : target;
}

/**
 * The page that the browser loaded, whichever is shown now: that document's
 * content security policy applies until the next load.
 */
export function loadedRoute(): PageRoute {
  const [load] = performance.getEntriesByType('navigation');
  return matchRoute(new URL(load?.name ?? window.location.href).pathname);
}
