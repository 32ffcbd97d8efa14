import type { Page, PageKind, SchemaType } from './page';
import type { PageId } from './route';
import { routeById } from './routes';

/** What is said of a page that shall be found, beyond its route. */
export type ListedWords = Pick<Page, 'title' | 'description' | 'schemas' | 'updated'>;

/** The practice and the trail stand in the structured data of every page that shall be found. */
const onEveryPage: readonly SchemaType[] = [
  'LocalBusiness',
  'MedicalBusiness',
  'Optometric',
  'BreadcrumbList',
];

export function listed(kind: Exclude<PageKind, 'unlisted'>, id: PageId, words: ListedWords): Page {
  return {
    ...routeById(id),
    ...words,
    kind,
    robots: 'index, follow',
    socialImage: `/social/${id}.png`,
    schemas: [...onEveryPage, ...words.schemas],
  };
}
