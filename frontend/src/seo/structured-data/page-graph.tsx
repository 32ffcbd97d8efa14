import { use } from 'react';
import type {
  BreadcrumbList,
  Graph,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { CitedClaims } from '../cited-claims';
import { absoluteUrl } from '../head-tags';
import { medicalReview, type MedicalReview } from '../medical-review';
import type { Page } from '../page';
import { breadcrumbTrail } from '../routes';
import { aggregateRating, business, businessDetails } from './business';
import {
  breadcrumbId,
  businessId,
  namedPerson,
  pageNodeId,
  ratingId,
  websiteId,
} from './nodes';

/** The fields read here, whatever the type. */
interface Node {
  '@type': string;
  '@id': string;
}

const webPageTypes = [
  'WebPage',
  'AboutPage',
  'ContactPage',
  'MedicalWebPage',
  'ProfilePage',
] as const;

/**
 * The page itself, with the type from the registry. A profile's main entity is
 * the person among its nodes.
 */
export function webPage(
  page: Page,
  nodes: readonly Thing[] = [],
  review?: MedicalReview,
): WebPage {
  const type =
    webPageTypes.find((candidate) => page.schemas.includes(candidate)) ??
    'WebPage';
  const person = (nodes as readonly Node[]).find(
    (node) => node['@type'] === 'Person',
  );
  return {
    '@type': type,
    '@id': pageNodeId(page),
    url: absoluteUrl(page.canonical),
    name: page.title,
    description: page.description,
    inLanguage: t('en-US'),
    dateModified: page.updated,
    ...(review && {
      lastReviewed: review.date,
      reviewedBy: namedPerson(review.doctor),
    }),
    isPartOf: { '@id': websiteId },
    about: { '@id': businessId },
    breadcrumb: { '@id': breadcrumbId(page) },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: absoluteUrl(page.socialImage),
    },
    ...(type === 'ProfilePage' &&
      person && { mainEntity: { '@id': person['@id'] } }),
  };
}

export const website: WebSite = {
  '@type': 'WebSite',
  '@id': websiteId,
  url: absoluteUrl('/'),
  name: practice.name,
  inLanguage: 'en-US',
  publisher: { '@id': businessId },
};

/** The same breadcrumbs as above the page's heading. */
export const breadcrumbList = (page: Page): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': breadcrumbId(page),
  itemListElement: breadcrumbTrail(page).map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.label,
    item: absoluteUrl(crumb.canonical),
  })),
});

/**
 * About the practice itself. Search engines add their details to the practice
 * of the other pages by its `@id`.
 */
const practicePages = ['home', 'about', 'contact'];

/**
 * One `@graph` per page: the practice, the page, its breadcrumbs and the page's
 * own nodes. Pure. The practice has its rating only where the page shows it.
 */
export function pageGraph(
  page: Page,
  nodes: readonly Thing[],
  review?: MedicalReview,
): Graph {
  const rated = page.schemas.includes('AggregateRating');
  const practice = {
    ...business,
    ...(practicePages.includes(page.id) && businessDetails),
    ...(rated && { aggregateRating: { '@id': ratingId } }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      practice,
      ...(rated ? aggregateRating : []),
      ...(page.id === 'home' ? [website] : []),
      webPage(page, nodes, review),
      breadcrumbList(page),
      ...nodes,
    ],
  };
}

/**
 * JSON for a script element: `<` is escaped, so text can't close the element.
 */
export const jsonForScript = (graph: Graph): string =>
  JSON.stringify(graph).replaceAll('<', '\\u003c');

interface StructuredDataProps {
  page: Page;
  /** What the page adds to the structured data of every page. */
  nodes?: readonly Thing[];
}

/**
 * In the body, so it's removed with its page on navigation. Only static
 * sections use it. It names the reviewer of what the page says now. A sample's
 * doctors are made up, so none of them is named.
 */
export function StructuredData({ page, nodes = [] }: StructuredDataProps) {
  const cited = use(CitedClaims);
  const review = practice.sample ? undefined : medicalReview(page, cited);
  const current = review?.changed === undefined ? review : undefined;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: jsonForScript(pageGraph(page, nodes, current)),
      }}
    />
  );
}
