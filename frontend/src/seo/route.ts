export type TownId =
  'town-edison' | 'town-woodbridge' | 'town-highland-park' | 'town-new-brunswick';

export type PageId =
  | 'home'
  | 'about'
  | 'new-patients'
  | 'eye-care-resources'
  | 'services'
  | 'for-kids'
  | 'myopia-management'
  | 'contact'
  | 'reviews'
  | 'eye-exam-near-me'
  | 'myopia-treatment'
  | 'myopia-doctor'
  | TownId
  | 'contact-sent'
  | 'contact-not-sent'
  | 'admin'
  | 'not-found';

/** Where a page is and what links call it: all that navigation needs to know of every page. */
export interface PageRoute {
  id: PageId;
  /** The route without a trailing slash; `/` for home. */
  path: string;
  /** The one address search engines shall keep: `path`, with a slash where the client adds one. */
  canonical: string;
  /** The page's short name, in breadcrumbs and lists of links. */
  label: string;
  /** The page above it in the breadcrumbs; home when there is none. */
  parent?: PageId;
  /** The link of the header, as it stands there. Its order there is the order of the routes. */
  navigation?: string;
}
