import type { PageRoute } from './page';
import { pages } from './pages';

/**
 * All of the site's routes. Import it with `?data`: it's computed at build time from each page's
 * `page.ts`, whose titles and descriptions stay out of the scripts.
 */
export const routes: readonly PageRoute[] = pages.map(
  ({ id, path, canonical, label, parent, navigation }) => ({
    id,
    path,
    canonical,
    label,
    ...(parent && { parent }),
    ...(navigation && { navigation }),
  }),
);
