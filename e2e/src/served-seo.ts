import type { Page } from '@playwright/test';

export interface ServedSeo {
  path: string;
  title: string;
  description: string;
  robots: string;
  /** Types of the nodes in the structured data's graph. */
  types: string[];
}

/** What search engines read of pages, from the HTML as it is served, parsed by the browser. */
export function readServedSeo(page: Page, paths: string[]): Promise<ServedSeo[]> {
  return page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const html = await (await fetch(address)).text();
          const served = new DOMParser().parseFromString(html, 'text/html');
          const meta = (name: string) =>
            served.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
          const graph = JSON.parse(
            served.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
          ) as { '@graph': { '@type': string | string[] }[] };
          return {
            path: address,
            title: served.title,
            description: meta('description'),
            robots: meta('robots'),
            types: [...new Set(graph['@graph'].flatMap((node) => node['@type']))],
          };
        }),
      ),
    paths,
  );
}
