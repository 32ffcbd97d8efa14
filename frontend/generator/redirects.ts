import { existsSync, readFileSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Site } from './bundle.ts';
import { output } from './output.ts';
import { practiceFolder } from './practice/read/practice-folder.ts';
import { PracticeReader } from './practice/read/practice-reader.ts';
import {
  addressKey,
  readAddress,
  readTarget,
  slashless,
  writtenRedirects,
} from './practice/schema/redirects.ts';
import { pageFile } from './prerender.ts';

type Page = Pick<Site['pages'][number], 'id' | 'path' | 'canonical'>;

/** What has been built. */
interface Built {
  isFile: (path: string) => boolean;
  /** Whether a page has an element with this id. */
  hasPlace: (page: Page, id: string) => boolean;
}

/**
 * What nginx looks up for an old address, and the canonical address that it
 * leads to; or why it can't.
 */
export function redirectTo(
  [from, to]: readonly [from: string, to: string],
  pages: readonly Page[],
  { isFile, hasPlace }: Built,
): { key: string; target: string } | { problem: string } {
  const pageAt = (path: string) =>
    pages.find(
      (page) => page.path === slashless(path) && page.id !== 'not-found',
    );
  const address = readAddress(from);
  if (typeof address === 'string') return { problem: address };
  const { path, isFolder, query } = address;
  // Everything else in the folder can still be redirected.
  const isTaken = !isFolder && (pageAt(path) !== undefined || isFile(path));
  if (isTaken && query === undefined)
    return { problem: 'There’s a page or file at this address.' };
  if (isTaken && path !== '/')
    return {
      problem: 'There’s a page or file at this address, whatever the query is.',
    };
  const { path: pagePath, place } = readTarget(to);
  const page = pageAt(pagePath);
  if (!page) return { problem: `There’s no page at ${pagePath}.` };
  if (place && !hasPlace(page, place.slice(1)))
    return { problem: `The page ${pagePath} has no ${place}.` };
  return { key: addressKey(address), target: page.canonical + place };
}

const built: Built = {
  isFile: (path) => existsSync(join(output, 'files', path)),
  hasPlace: ({ path }, id) =>
    readFileSync(join(output, pageFile(path)), 'utf8').includes(` id="${id}"`),
};

/** All redirects by what nginx looks up. @throws PracticeError */
async function readRedirects(
  sites: readonly Site[],
): Promise<Map<string, string>> {
  const pages = sites.flatMap((site) => site.pages);
  const targets = new Map<string, string>();
  const schema = writtenRedirects.superRefine((written, context) => {
    for (const [from, to] of Object.entries(written)) {
      const found = redirectTo([from, to], pages, built);
      if ('target' in found) targets.set(found.key, found.target);
      else
        context.addIssue({
          code: 'custom',
          path: [from],
          message: found.problem,
        });
    }
  });
  const reader = new PracticeReader(practiceFolder);
  await reader.optionalYaml('redirects.yaml', schema);
  reader.finish();
  return targets;
}

/**
 * Writes the practice's redirects for nginx, which finds an old address as
 * `redirects/from<address>.to`. That's a symlink to the folder
 * `redirects/to<target>`, where `_` follows a slash at the end.
 * @throws PracticeError
 */
export async function writeRedirects(sites: readonly Site[]): Promise<void> {
  for (const [key, target] of await readRedirects(sites)) {
    const name = target.replace(/\/(?=#|$)/, '/_');
    const folder = join(output, 'redirects/to', name);
    const link = join(output, 'redirects/from', `${key}.to`);
    await mkdir(folder, { recursive: true });
    await mkdir(dirname(link), { recursive: true });
    await symlink(relative(dirname(link), folder), link);
  }
}
