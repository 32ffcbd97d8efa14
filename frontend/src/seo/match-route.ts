import { type PageRoute, routeById, routes } from './routes';

const byPath = new Map(routes.map((route) => [route.path, route]));

/** Cuts the trailing slashes: `/about/` and `/about` are the same route. */
export function slashless(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** The page at a pathname in either slash form; the not-found page for any other. */
export function matchRoute(pathname: string): PageRoute {
  const route = byPath.get(slashless(pathname));
  return route && route.id !== 'not-found' ? route : routeById('not-found');
}

/**
 * The pathname the client replaces this one with, or undefined when it may stay. Only the pages
 * whose canonical address carries a slash are replaced; the others stay in the form they came in.
 */
export function slashRedirect(pathname: string): string | undefined {
  const { canonical } = matchRoute(pathname);
  return `${pathname}/` === canonical ? canonical : undefined;
}

/**
 * The page that the browser loaded, whichever is shown by now: the content security policy of that
 * document holds until the next load.
 */
export function loadedRoute(): PageRoute {
  const [load] = performance.getEntriesByType('navigation');
  return matchRoute(new URL(load?.name ?? window.location.href).pathname);
}
