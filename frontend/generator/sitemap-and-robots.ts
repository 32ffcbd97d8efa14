import type { Site } from './bundle.ts';
import { writeOutput } from './output.ts';
import type { SiteColors } from './theme/site-colors.ts';

function sitemap(sites: readonly Site[]): string {
  const urls = sites.flatMap(({ indexablePages, absoluteUrl }) =>
    indexablePages.map(
      ({ canonical, updated }) =>
        `  <url><loc>${absoluteUrl(canonical)}</loc><lastmod>${updated}</lastmod></url>`,
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Disallows only the API. A noindex on a blocked page would never be read. */
const robots = ({ absoluteUrl }: Site): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;

/** For the home screen of phones. */
export const webManifest = ({ practice }: Site, colors: SiteColors): string =>
  JSON.stringify({
    name: practice.name,
    short_name: practice.shortName,
    start_url: '/',
    display: 'browser',
    background_color: colors.light('paper'),
    theme_color: colors.light('band'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  });

/** Files for crawlers, with their media type. */
export const crawlerFiles = (sites: readonly [Site, ...Site[]]) =>
  [
    { path: '/robots.txt', type: 'text/plain', body: robots(sites[0]) },
    { path: '/sitemap.xml', type: 'text/xml', body: sitemap(sites) },
  ] as const;

export async function writeCrawlerFiles(
  sites: readonly [Site, ...Site[]],
  colors: SiteColors,
): Promise<void> {
  for (const { path, body } of crawlerFiles(sites))
    await writeOutput(`files${path}`, body);
  await writeOutput('files/site.webmanifest', webManifest(sites[0], colors));
}
