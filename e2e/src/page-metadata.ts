import type { Page } from '@playwright/test';

/** The tags that search engines and link previews read from the current page, sorted. */
export async function pageMetadata(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'head :is(title, meta, link:not([rel=preload], [rel=modulepreload])), script[type="application/ld+json"]',
      ),
    ]
      .map(({ outerHTML }) => outerHTML)
      .sort(),
  );
}

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
