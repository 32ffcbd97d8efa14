import type { Page } from './page';
import type { PageId } from './route';
import { routeById } from './routes';

/** Kept out of search, and without structured data: there is nothing there to be found. */
export function unlisted(id: PageId, words: Pick<Page, 'title' | 'description' | 'robots'>): Page {
  return {
    ...routeById(id),
    ...words,
    kind: 'unlisted',
    socialImage: '/social/home.png',
    schemas: [],
    updated: '2026-11-20',
  };
}
