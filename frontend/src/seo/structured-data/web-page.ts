import type { BreadcrumbList, Thing, WebPage, WebSite } from 'schema-dts';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { absoluteUrl } from '../head-tags';
import { medicalReview } from '../medical-review';
import type { Page } from '../page';
import { breadcrumbTrail } from '../routes';
import { breadcrumbId, businessId, pageNodeId, websiteId } from './ids';
import { namedPerson } from './person';

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

/** The page itself, with the type from the registry. A profile's main entity is the person among its nodes. */
export function webPage(page: Page, nodes: readonly Thing[] = []): WebPage {
  const type = webPageTypes.find((candidate) => page.schemas.includes(candidate)) ?? 'WebPage';
  const person = (nodes as readonly Node[]).find((node) => node['@type'] === 'Person');
  const review = medicalReview(page);
  return {
    '@type': type,
    '@id': pageNodeId(page),
    url: absoluteUrl(page.canonical),
    name: page.title,
    description: page.description,
    inLanguage: t('en-US'),
    dateModified: page.updated,
    ...(review && { lastReviewed: review.date, reviewedBy: namedPerson(review.doctor) }),
    isPartOf: { '@id': websiteId },
    about: { '@id': businessId },
    breadcrumb: { '@id': breadcrumbId(page) },
    primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(page.socialImage) },
    ...(type === 'ProfilePage' && person && { mainEntity: { '@id': person['@id'] } }),
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
export function breadcrumbList(page: Page): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(page),
    itemListElement: breadcrumbTrail(page).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absoluteUrl(crumb.canonical),
    })),
  };
}
