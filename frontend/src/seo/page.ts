/** The schema.org types that the pages' structured data use. */
export type SchemaType =
  | 'AboutPage'
  | 'AggregateRating'
  | 'BreadcrumbList'
  | 'ContactPage'
  | 'FAQPage'
  | 'HowTo'
  | 'LocalBusiness'
  | 'MedicalBusiness'
  | 'MedicalCondition'
  | 'MedicalTherapy'
  | 'MedicalWebPage'
  | 'Optometric'
  | 'Person'
  | 'ProfilePage'
  | 'Review'
  | 'Service'
  | 'WebPage'
  | 'WebSite';

/** Where a page is and what links call it: all that navigation needs to know of every page. */
export interface PageRoute {
  /** The name of the page's folder; a town's page is `town-` with the name of its file. */
  id: string;
  /** The route without a trailing slash; `/` for home. */
  path: string;
  /** The one address for search engines: `path`, with a slash where the client adds one. */
  canonical: string;
  /** The page's short name, in breadcrumbs and lists of links. */
  label: string;
  /** The page above it in the breadcrumbs; home when there is none. */
  parent?: string;
  /** Its link in the header, in the slash form it has there. */
  navigation?: string;
}

/**
 * - `record`: public, and one of the twelve records of the dashboard.
 * - `town`: public, a local landing page outside the twelve.
 * - `unlisted`: kept out of search and out of the sitemap.
 */
export type PageKind = 'record' | 'town' | 'unlisted';

/** A page's entry in the registry: its route, and what search engines and link previews read of it. */
export interface Page extends PageRoute {
  /** Its place in the header, the sitemap and the dashboard. */
  order: number;
  kind: PageKind;
  title: string;
  description: string;
  robots: 'index, follow' | 'noindex, follow' | 'noindex, nofollow';
  /** Path of the 1200 × 630 social card. */
  socialImage: string;
  schemas: readonly SchemaType[];
  /** ISO date of the last change of the page's words. */
  updated: string;
}

/** The practice and the trail are in the structured data of every page that search engines list. */
const onEveryPage: readonly SchemaType[] = [
  'LocalBusiness',
  'MedicalBusiness',
  'Optometric',
  'BreadcrumbList',
];

type Listed = Omit<Page, 'kind' | 'canonical' | 'robots' | 'socialImage'>;

const listed = (kind: PageKind, canonical: string, page: Listed): Page => ({
  ...page,
  kind,
  canonical,
  robots: 'index, follow',
  socialImage: `/social/${page.id}.png`,
  schemas: [...onEveryPage, ...page.schemas],
});

/** One of the twelve records of the dashboard. The client completes its address with a slash. */
export function recordPage(page: Listed): Page {
  return listed('record', page.path === '/' ? '/' : `${page.path}/`, page);
}

/** A local landing page. Its address stays without a slash. */
export function localPage(page: Omit<Listed, 'schemas'>): Page {
  return listed('town', page.path, { ...page, schemas: ['WebPage', 'FAQPage'] });
}

/** Kept out of search, and without structured data: there is nothing in it to find. */
export function unlistedPage(
  page: Omit<Page, 'kind' | 'canonical' | 'socialImage' | 'schemas' | 'updated'> & {
    canonical?: string;
  },
): Page {
  return {
    canonical: page.path,
    ...page,
    kind: 'unlisted',
    socialImage: '/social/home.png',
    schemas: [],
    updated: '2026-11-20',
  };
}
