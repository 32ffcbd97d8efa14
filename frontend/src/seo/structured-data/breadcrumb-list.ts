import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '../head-tags';
import { breadcrumbTrail } from '../routes';
import type { Page } from '../page';
import { breadcrumbId } from './ids';

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
