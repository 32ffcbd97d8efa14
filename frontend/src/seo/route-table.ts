import type { PageRoute } from './page';
import { everyPage } from './pages';

/**
 * A route without what follows from its id and path, because every page loads
 * all of them.
 */
type RouteRow = Omit<PageRoute, 'path' | 'canonical'> & Partial<PageRoute>;

/** The admin page is an application of its own. */
const visitorsPages = everyPage.filter(({ id }) => id !== 'admin');

/**
 * All of the site's routes. Import it with `?data`: it's computed at build time
 * from each page's `page.ts`, whose titles and descriptions stay out of the
 * scripts.
 */
export const rows: readonly RouteRow[] = visitorsPages.map(
  ({
    id,
    kind,
    path,
    canonical,
    label,
    heading,
    language,
    parent,
    navigation,
    urgency,
  }) => ({
    id,
    ...(path !== `/${id}` && { path }),
    ...(canonical !== `${path}/` && { canonical }),
    label,
    // Pages in another language load a new document, so their headings aren't
    // needed. Those of urgent pages would make every page's scripts too large,
    // and these pages are loaded ahead where they're linked.
    ...(!language && kind !== 'urgent' && { heading }),
    ...(language && { language }),
    ...(parent && { parent }),
    ...(navigation && { navigation }),
    ...(urgency && { urgency }),
  }),
);
