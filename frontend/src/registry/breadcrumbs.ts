import type { Page } from './page';
import { pageById } from './pages';

/** From home down to the page itself; home alone for home. */
export function breadcrumbTrail(page: Page): readonly Page[] {
  if (page.id === 'home') return [page];
  return [...breadcrumbTrail(pageById(page.parent ?? 'home')), page];
}
