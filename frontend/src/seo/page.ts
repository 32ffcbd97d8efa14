import { practice } from '@/content/practice';
import type { UrgentLevelId } from 'shared/urgent-advice';
import { isTranslated, localPath } from './languages';

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
  | 'MedicalClinic'
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
 * A page's address, link text and heading: all that navigation needs of every
 * page.
 */
export interface PageRoute {
  /**
   * The name of the page's folder; for towns and legal pages, `town-` or
   * `legal-` and the name of the file; for answers about urgent signs,
   * `urgent-` and their id.
   */
  id: string;
  /** The route without a trailing slash; `/` for home. */
  path: string;
  /** The canonical URL: `path`, with a slash where the client adds one. */
  canonical: string;
  /** The page's short name, in breadcrumbs and lists of links. */
  label: string;
  /**
   * Its `h1`, which is displayed while its script is on its way. Otherwise the
   * page before stays.
   */
  heading?: string;
  /** Its language, unless that of the build. Such a page is only linked. */
  language?: string;
  /** Its parent in the breadcrumbs; home if there's none. */
  parent?: string;
  /** Its link in the header, with or without the slash as the spec lists it. */
  navigation?: string;
  /**
   * How urgent the page's topic is, so that the bars around it lead to the
   * right door.
   */
  urgency?: UrgentLevelId;
}

/**
 * - `record`: public, and one of the dashboard's twelve records.
 * - `town`: public, a local landing page outside the twelve.
 * - `legal`: public, a legal notice outside the twelve.
 * - `urgent`: public, says what to do about an urgent sign, outside the twelve.
 * - `help`: public, helps visitors to use the site, outside the twelve.
 * - `unlisted`: kept out of search and out of the sitemap.
 */
export type PageKind =
  'record' | 'town' | 'legal' | 'urgent' | 'help' | 'unlisted';

/** A page's entry in the registry: its route and its metadata. */
export interface Page extends PageRoute {
  /** Its place in the header, the sitemap and the dashboard. */
  order: number;
  kind: PageKind;
  heading: string;
  title: string;
  description: string;
  robots: 'index, follow' | 'noindex, follow' | 'noindex, nofollow';
  /** Path of the 1200 × 630 social card. */
  socialImage: string;
  schemas: readonly SchemaType[];
  /** ISO date of the last change to what the page says, here or by the practice. */
  updated: string;
  /**
   * ISO date of the last change to the page's medical content: until a doctor
   * has reviewed it again, the page says so. See `medical-review.ts`.
   */
  reviewed?: string;
}

/**
 * Every indexable page has the practice and the breadcrumbs in its structured
 * data.
 */
const commonSchemas: readonly SchemaType[] = [
  'LocalBusiness',
  'MedicalBusiness',
  'Optometric',
  // Of these four types, only a clinic has services and a specialty.
  'MedicalClinic',
  'BreadcrumbList',
];

/**
 * The type of pages that show the rating: there, the practice's structured data
 * includes it.
 */
export const ratingShown: readonly SchemaType[] = practice.rating
  ? ['AggregateRating']
  : [];

type Listed = Omit<
  Page,
  'kind' | 'language' | 'canonical' | 'robots' | 'socialImage'
>;

/**
 * Leaves out one ending after the other, until search results show the text in
 * full. Word joiners only matter where lines break. No lookbehind, which Safari
 * before 16.4 can't read.
 */
function shortened(
  text: string,
  limit: number,
  endings: readonly (readonly [ending: RegExp, instead: string])[],
): string {
  let result = text.replaceAll('\u2060', '');
  for (const [ending, instead] of endings) {
    if (result.length > limit) result = result.replace(ending, instead);
  }
  return result;
}

/**
 * Moves a page's paths to its language. What search results would cut off goes:
 * the practice's name, its city, a sentence.
 */
function localized(page: Page): Page {
  const { id, path, canonical, navigation, title, description } = page;
  return {
    ...page,
    title: shortened(title, 60, [
      [/ \|.*/, ''],
      [/ (?:in|en) \p{Lu}.*/u, ''],
    ]),
    description: shortened(description, 160, [[/\. [^.]*\.$/, '.']]),
    ...(!isTranslated(id) && { language: 'en' }),
    path: localPath(id, path),
    canonical:
      path === '/' ? `${localPath(id, '')}/` : localPath(id, canonical),
    ...(navigation !== undefined && { navigation: localPath(id, navigation) }),
  };
}

/** The later of two ISO dates, of which a practice's own may be unknown. */
export const laterDay = (engine: string, own = engine): string =>
  own > engine ? own : engine;

const listed = (kind: PageKind, canonical: string, page: Listed): Page =>
  localized({
    ...page,
    kind,
    canonical,
    robots: 'index, follow',
    socialImage: `/social${localPath(page.id, `/${page.id}`)}.png`,
    schemas: [...commonSchemas, ...page.schemas],
  });

/**
 * One of the dashboard's twelve records, in which the practice's text of the
 * page replaces the site's. The client adds a trailing slash to its URL.
 */
export const recordPage = (
  text: Partial<
    Record<
      'heading' | 'title' | 'description' | 'updated' | 'textUpdated',
      string | undefined
    >
  >,
  page: Listed,
): Page =>
  listed('record', page.path === '/' ? '/' : `${page.path}/`, {
    ...page,
    heading: text.heading ?? page.heading,
    title: text.title ?? page.title,
    description: text.description ?? page.description,
    updated: laterDay(page.updated, text.updated),
    // A doctor has to read what the practice itself has written, too.
    ...(page.reviewed && {
      reviewed: laterDay(page.reviewed, text.textUpdated),
    }),
  });

/** A local landing page. Its URL has no trailing slash. */
export const localPage = (page: Omit<Listed, 'schemas'>): Page =>
  listed('town', page.path, {
    ...page,
    schemas: ['WebPage', 'FAQPage', ...ratingShown],
  });

/** A legal notice. The client adds a trailing slash to its URL. */
export const legalPage = (page: Omit<Listed, 'schemas'>): Page =>
  listed('legal', `${page.path}/`, { ...page, schemas: ['WebPage'] });

/**
 * What to do about an urgent sign. The client adds a trailing slash to its URL.
 */
export const urgentPage = (page: Listed): Page =>
  listed('urgent', `${page.path}/`, page);

/**
 * Helps visitors to use the site. The client adds a trailing slash to its URL.
 */
export const helpPage = (
  page: Omit<Listed, 'schemas'> & Partial<Listed>,
): Page => listed('help', `${page.path}/`, { schemas: ['WebPage'], ...page });

/** Kept out of search, so it needs no structured data. */
export const unlistedPage = (
  page: Omit<
    Page,
    'kind' | 'language' | 'canonical' | 'socialImage' | 'schemas' | 'updated'
  > & {
    canonical?: string;
  },
): Page =>
  localized({
    canonical: page.path,
    ...page,
    kind: 'unlisted',
    socialImage: `/social${localPath('home', '/home')}.png`,
    schemas: [],
    updated: '2026-11-20',
  });
