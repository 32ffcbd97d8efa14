import type { City, Graph, Thing } from 'schema-dts';
import type { Page } from '../page';
import { breadcrumbList } from './breadcrumb-list';
import { business } from './business';
import { webPage, website } from './web-page';

/**
 * One `@graph` a page: the practice, the page, its trail, and what the page itself adds. Pure.
 * `areaServed` is the town that a landing page speaks to.
 */
export function pageGraph(page: Page, nodes: readonly Thing[], areaServed?: City): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      areaServed ? { ...business, areaServed } : business,
      ...(page.id === 'home' ? [website] : []),
      webPage(page, nodes),
      breadcrumbList(page),
      ...nodes,
    ],
  };
}

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export function jsonForScript(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
