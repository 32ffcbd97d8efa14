import type { PageRoute } from './page';
import { pages } from './pages';

/** A route without what follows from its id and path, because every page loads all of them. */
type RouteRow = Omit<PageRoute, 'path' | 'canonical'> & Partial<PageRoute>;

/**
 * All of the site's routes. Import it with `?data`: it's computed at build time from each page's
 * `page.ts`, whose titles and descriptions stay out of the scripts.
 */
export const rows: readonly RouteRow[] = pages.map(
  ({ id, path, canonical, label, parent, navigation }) => ({
    id,
    ...(path !== `/${id}` && { path }),
    ...(canonical !== `${path}/` && { canonical }),
    label,
    ...(parent && { parent }),
    ...(navigation && { navigation }),
  }),
);
