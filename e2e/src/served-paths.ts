import { siteUrl } from './site-url.ts';

/** Canonical paths of the public pages from the served sitemap, for any practice. */
export async function servedPaths(): Promise<string[]> {
  const response = await fetch(new URL('/sitemap.xml', siteUrl));
  const sitemap = await response.text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  if (paths.length === 0) throw new Error(`The sitemap of ${siteUrl} names no page.`);
  return paths;
}
