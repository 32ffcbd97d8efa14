import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Site } from './bundle.ts';
import { crawlerFiles } from './crawler-files.ts';
import { output, writeOutput } from './output.ts';

type Page = Site['pages'][number];

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

async function publicFiles(): Promise<string[]> {
  const folder = join(output, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    .sort();
}

/**
 * Everything as declared, for those who compare it with what is served: each page with its
 * addresses and head tags, the files for crawlers with their text, and the names of all files.
 */
export async function writeManifest(site: Site): Promise<void> {
  const manifest = {
    siteUrl: site.absoluteUrl(''),
    pages: site.pages.map((page) => ({
      ...page,
      ...addresses(page),
      url: site.absoluteUrl(page.canonical),
      tags: site.headTags(page),
    })),
    crawlerFiles: crawlerFiles(site),
    files: await publicFiles(),
  };
  await writeOutput('manifest.json', JSON.stringify(manifest, null, 2));
}
