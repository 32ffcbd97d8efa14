import { matchRoute } from './match-route';
import type { PageRoute } from './route';

/**
 * The page that the browser loaded, whichever is shown by now: the content security policy of that
 * document holds until the next load.
 */
export function loadedRoute(): PageRoute {
  const [load] = performance.getEntriesByType('navigation');
  return matchRoute(new URL(load?.name ?? window.location.href).pathname);
}
