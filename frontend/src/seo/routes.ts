import type { PageRoute } from './page';
import { routes } from '@/seo/route-table?data';

export type { PageRoute };
export { routes };

const byId = new Map(routes.map((route) => [route.id, route]));

/** @throws Error when there is no such page: the prerender, which renders every link, stops there. */
export function routeById(id: string): PageRoute {
  const route = byId.get(id);
  if (!route) throw new Error(`There is no page "${id}" in src/pages/.`);
  return route;
}

export const navigationRoutes = routes.filter(
  (route): route is PageRoute & { navigation: string } => route.navigation !== undefined,
);

export const townRoutes = routes.filter(({ id }) => id.startsWith('town-'));

/** From home down to the page itself; home alone for home. */
export function breadcrumbTrail(route: PageRoute): readonly PageRoute[] {
  if (route.id === 'home') return [route];
  return [...breadcrumbTrail(routeById(route.parent ?? 'home')), route];
}
