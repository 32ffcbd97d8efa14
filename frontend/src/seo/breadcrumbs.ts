import type { PageRoute } from './route';
import { routeById } from './routes';

/** From home down to the page itself; home alone for home. */
export function breadcrumbTrail(route: PageRoute): readonly PageRoute[] {
  if (route.id === 'home') return [route];
  return [...breadcrumbTrail(routeById(route.parent ?? 'home')), route];
}
