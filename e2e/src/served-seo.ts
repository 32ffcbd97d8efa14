import type { Page } from '@playwright/test';

export interface ServedSeo {
  path: string;
  title: string;
  description: string;
  robots: string;
  /** Structured data types. */
  types: string[];
}

/** Reads the metadata of pages from their served HTML, parsed by the browser. */
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
