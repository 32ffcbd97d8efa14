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
  | 'town-edison'
  | 'town-woodbridge'
  | 'town-highland-park'
  | 'town-new-brunswick'
  | 'contact-sent'
  | 'contact-not-sent'
  | 'admin'
  | 'not-found';

/**
 * - `record`: public, and one of the twelve records of the dashboard.
 * - `town`: public, a local landing page outside the twelve.
 * - `unlisted`: kept out of search and out of the sitemap.
 */
export type PageKind = 'record' | 'town' | 'unlisted';

export interface Page {
  id: PageId;
  kind: PageKind;
  /** The route without a trailing slash; `/` for home. */
  path: string;
  /** The one address search engines shall keep: `path`, with a slash where the client adds one. */
  canonical: string;
  title: string;
  description: string;
  robots: 'index, follow' | 'noindex, follow' | 'noindex, nofollow';
  /** Path of the 1200 × 630 social card. */
  socialImage: string;
  schemas: readonly SchemaType[];
  breadcrumb: string;
  parent?: PageId;
  /** Present for the pages of the header, in their order; `href` is the link as it stands there. */
  navigation?: { label: string; href: string };
  /** ISO date of the last change of the page's words. */
  updated: string;
}
