import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeclaredPage, Manifest } from 'shared/manifest';
import type { Site } from './bundle.ts';
import { crawlerFiles } from './sitemap-and-robots.ts';
import { output, writeOutput } from './output.ts';
import { pageFile } from './prerender.ts';

type Page = Site['pages'][number];
type HeadTag = ReturnType<Site['headTags']>[number];

/**
 * The page's paths with and without a trailing slash, canonical one first, and
 * their status. The not-found page has none, so it gets one that doesn't exist.
 */
function addresses({ locale }: Site, { id, path, canonical }: Page) {
  if (id === 'not-found') {
    const unknown = `${locale.prefix}/no-such-page`;
    return { status: 404, paths: [unknown, `${unknown}/`] };
  }
  if (path === '/') return { status: 200, paths: ['/'] };
  const forms = [path, `${path}/`];
  return { status: 200, paths: canonical === path ? forms : forms.reverse() };
}

const sha256 = async (file: string) =>
  hash('sha256', await readFile(join(output, file)));

/** The name and content of a head tag. */
function named(tag: HeadTag): DeclaredPage['tags'][number] {
  if (tag.tag === 'title') return { name: 'title', content: tag.text };
  if (tag.tag === 'link')
    return {
      name: tag.hrefLang ? `${tag.rel} ${tag.hrefLang}` : tag.rel,
      content: tag.href,
    };
  return {
    name: 'name' in tag ? tag.name : tag.property,
    content: tag.content,
  };
}

/**
 * Writes the manifest, which the live check compares with the served site:
 * paths, head tags and hashes of each page, and the content of the crawler
 * files. Must run after all steps that change the pages.
 */
export async function writeManifest(
  sites: readonly [Site, ...Site[]],
): Promise<void> {
  const pages = sites.flatMap((site) =>
    site.pages.map((page) => ({ site, page })),
  );
  const manifest = {
    siteUrl: sites[0].absoluteUrl(''),
    pages: await Promise.all(
      pages.map(async ({ site, page }) => ({
        id:
          site.locale.language === 'en'
            ? page.id
            : `${site.locale.language}-${page.id}`,
        label: page.label,
        ...addresses(site, page),
        url: site.absoluteUrl(page.canonical),
        robots: page.robots,
        socialImage: page.socialImage,
        tags: site.headTags(page).map(named),
        sha256: {
          page: await sha256(pageFile(page.path)),
          socialImage: await sha256(`files${page.socialImage}`),
        },
      })),
    ),
    crawlerFiles: crawlerFiles(sites),
  } satisfies Manifest;
  await writeOutput('manifest.json', JSON.stringify(manifest, null, 2));
}
