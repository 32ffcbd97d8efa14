import type { Page, PageKind, SchemaType } from './page';
import { type PageId, routeById, type TownId } from './routes';

/** What is said of a page that shall be found, beyond its route. */
type PageMetadata = Pick<Page, 'title' | 'description' | 'schemas' | 'updated'>;

/** The practice and the trail stand in the structured data of every page that shall be found. */
const onEveryPage: readonly SchemaType[] = [
  'LocalBusiness',
  'MedicalBusiness',
  'Optometric',
  'BreadcrumbList',
];

function indexableEntry(kind: Exclude<PageKind, 'unlisted'>, id: PageId, text: PageMetadata): Page {
  return {
    ...routeById(id),
    ...text,
    kind,
    robots: 'index, follow',
    socialImage: `/social/${id}.png`,
    schemas: [...onEveryPage, ...text.schemas],
  };
}

/** One of the twelve records of the dashboard. */
export function recordEntry(id: PageId, text: PageMetadata): Page {
  return indexableEntry('record', id, text);
}

/** A local landing page; all four are built alike. */
export function townEntry(id: TownId, text: Omit<PageMetadata, 'schemas'>): Page {
  return indexableEntry('town', id, { ...text, schemas: ['WebPage', 'FAQPage'] });
}

/** Kept out of search, and without structured data: there is nothing there to be found. */
export function unlistedEntry(
  id: PageId,
  text: Pick<Page, 'title' | 'description' | 'robots'>,
): Page {
  return {
    ...routeById(id),
    ...text,
    kind: 'unlisted',
    socialImage: '/social/home.png',
    schemas: [],
    updated: '2026-11-20',
  };
}
