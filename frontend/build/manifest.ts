import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeclaredPage, Manifest } from '../src/contracts/manifest.ts';
import type { Site } from './bundle.ts';
import { crawlerFiles } from './crawler-files.ts';
import { output, writeOutput } from './output.ts';
import { pageFile } from './prerender-pages.ts';

type Page = Site['pages'][number];
type HeadTag = ReturnType<Site['headTags']>[number];

/** An address that no page has, for the page that answers there. */
const unknownPath = '/no-such-page';

/**
 * Where the page shall be found, with which status: every route answers in both slash forms. The
 * canonical one comes first.
 */
function addresses({ id, path, canonical }: Page): { status: number; paths: string[] } {
  if (id === 'not-found') return { status: 404, paths: [unknownPath, `${unknownPath}/`] };
  if (path === '/') return { status: 200, paths: ['/'] };
  const forms = [path, `${path}/`];
  return { status: 200, paths: canonical === path ? forms : forms.reverse() };
}

async function sha256(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(output, file)))
    .digest('hex');
}

/** A head tag under the name by which search engines know it. */
function named(tag: HeadTag): DeclaredPage['tags'][number] {
  if (tag.tag === 'title') return { name: 'title', content: tag.text };
  if (tag.tag === 'link') return { name: tag.rel, content: tag.href };
  return { name: 'name' in tag ? tag.name : tag.property, content: tag.content };
}

/**
 * Everything as declared, for the live check, which compares it with what is served: each page with its
 * addresses, its head tags and the hashes of its HTML and its social card, and the files for crawlers
 * with their text. Written once the pages are final.
 */
export async function writeManifest(site: Site): Promise<void> {
  const manifest = {
    siteUrl: site.absoluteUrl(''),
    pages: await Promise.all(
      site.pages.map(async (page) => ({
        id: page.id,
        label: page.label,
        ...addresses(page),
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
    crawlerFiles: crawlerFiles(site),
  } satisfies Manifest;
  await writeOutput('manifest.json', JSON.stringify(manifest, null, 2));
}
