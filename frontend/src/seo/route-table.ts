import type { PageRoute } from './page';
import { pages } from './pages';

/**
 * Every address of the site. Import it with `?data`: it's worked out at build from each page's
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
