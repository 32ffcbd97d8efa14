import type { PageRoute } from './routes';

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

/**
 * - `record`: public, and one of the twelve records of the dashboard.
 * - `town`: public, a local landing page outside the twelve.
 * - `unlisted`: kept out of search and out of the sitemap.
 */
export type PageKind = 'record' | 'town' | 'unlisted';

/** A page's entry in the registry: its route, and what search engines and link previews read of it. */
export interface Page extends PageRoute {
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
