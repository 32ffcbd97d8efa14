import { type PageRoute, routeById, routes } from './routes';

const byPath = new Map(routes.map((route) => [route.path, route]));

/** Strips trailing slashes: `/about/` and `/about` are the same route. */
export function slashless(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** The page at a pathname in either slash form; the not-found page for any other. */
export function matchRoute(pathname: string): PageRoute {
  return byPath.get(slashless(pathname)) ?? routeById('not-found');
}

/**
 * The pathname that the client replaces this one with, if any. Only pages whose canonical URL
 * has a trailing slash are replaced; the others stay as requested.
 */
export function slashRedirect(pathname: string): string | undefined {
  const { canonical } = matchRoute(pathname);
  return `${pathname}/` === canonical ? canonical : undefined;
}

/**
 * The page that the browser loaded, whichever is shown now: that document's content security policy
 * applies until the next load.
 */
export function loadedRoute(): PageRoute {
  const [load] = performance.getEntriesByType('navigation');
  return matchRoute(new URL(load?.name ?? window.location.href).pathname);
}
