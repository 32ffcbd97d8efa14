import type { Graph, Thing } from 'schema-dts';
import type { Page } from '../page';
import { aggregateRating, business } from './business';
import { ratingId } from './ids';
import { breadcrumbList, webPage, website } from './web-page';

/**
 * One `@graph` per page: the practice, the page, its breadcrumbs and the page's own nodes. Pure.
 * The practice has its rating only where the page shows it.
 */
export function pageGraph(page: Page, nodes: readonly Thing[]): Graph {
  const rated = page.schemas.includes('AggregateRating');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      rated ? { ...business, aggregateRating: { '@id': ratingId } } : business,
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
