import type { Graph, Thing } from 'schema-dts';
import type { Page } from '../page';
import { aggregateRating, business, businessDetails } from './business';
import { ratingId } from './ids';
import { breadcrumbList, webPage, website } from './web-page';

/** About the practice itself. Search engines add their details to the practice of the other pages by its `@id`. */
const practicePages = ['home', 'about', 'contact'];

/**
 * One `@graph` per page: the practice, the page, its breadcrumbs and the page's own nodes. Pure.
 * The practice has its rating only where the page shows it.
 */
export function pageGraph(page: Page, nodes: readonly Thing[]): Graph {
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
      webPage(page, nodes),
      breadcrumbList(page),
      ...nodes,
    ],
  };
}

/** JSON for a script element: `<` is escaped, so text can't close the element. */
export function jsonForScript(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
