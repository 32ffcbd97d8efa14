import type { PageRoute } from './page';
import { rows } from '@/seo/route-table?data';

export type { PageRoute };

/** Also has pages that are only linked, because they're in another language. */
const allRoutes = rows.map((row): PageRoute => {
  const { path = `/${row.id}` } = row;
  return { path, canonical: `${path}/`, ...row };
});

export const routes: readonly PageRoute[] = allRoutes.filter(
  ({ language }) => !language,
);

const byId = new Map(allRoutes.map((route) => [route.id, route]));

/**
 * @throws Error if the page doesn't exist. Prerendering renders every link, so
 * it fails the build.
 */
export function routeById(id: string): PageRoute {
  const route = byId.get(id);
  if (!route) throw new Error(`There is no page "${id}" in src/pages/.`);
  return route;
}

export const navigationRoutes = routes.filter(
  (route): route is PageRoute & { navigation: string } =>
    route.navigation !== undefined,
);

export const townRoutes = routes.filter(({ id }) => id.startsWith('town-'));

export const legalRoutes = allRoutes.filter(({ id }) =>
  id.startsWith('legal-'),
);

export const urgentRoutes = routes.filter(({ id }) => id.startsWith('urgent-'));

/** From home to the page itself; just home for home. */
export function breadcrumbTrail(route: PageRoute): readonly PageRoute[] {
  if (route.id === 'home') return [route];
  return [...breadcrumbTrail(routeById(route.parent ?? 'home')), route];
}
