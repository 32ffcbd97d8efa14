import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Site } from './bundle.ts';
import { output } from './output.ts';
import { practiceFolder } from './practice/read/practice-folder.ts';
import { PracticeReader } from './practice/read/practice-reader.ts';
import { redirectsSchema } from './practice/schema/yaml-schemas.ts';

type Page = Pick<Site['pages'][number], 'id' | 'path' | 'canonical'>;

/** The canonical address that a redirect leads to, or why it can't. */
export function redirectTo(
  [from, to]: readonly [from: string, to: string],
  pages: readonly Page[],
  isFile: (path: string) => boolean,
): { target: string } | { problem: string } {
  const pageAt = (address: string) => {
    const path = address.replace(/(?<=.)\/$/, '');
    return pages.find((page) => page.path === path && page.id !== 'not-found');
  };
  if (pageAt(from) || isFile(from)) {
    return { problem: `${from}: There’s a page or file at this address.` };
  }
  const target = pageAt(to)?.canonical;
  if (target === undefined)
    return { problem: `${from}: There’s no page at ${to}.` };
  return { target };
}

/**
 * Writes the practice's redirects for nginx, which finds an old address as
 * `redirects/from<address>.to`. That's a symlink to the folder
 * `redirects/to<target>`, where `_` follows a slash at the end.
 * @throws PracticeError
 */
export async function writeRedirects(sites: readonly Site[]): Promise<void> {
  const file = 'redirects.yaml';
  const reader = new PracticeReader(practiceFolder);
  const redirects = await reader.optionalYaml(file, redirectsSchema, {});
  const pages = sites.flatMap((site) => site.pages);
  for (const line of Object.entries(redirects ?? {})) {
    const [from] = line;
    const found = redirectTo(line, pages, (path) =>
      existsSync(join(output, 'files', path)),
    );
    if ('problem' in found) {
      reader.report(file, reader.lineNaming(file, from), found.problem);
      continue;
    }
    const { target } = found;
    const folder = join(
      output,
      'redirects/to',
      target,
      target.endsWith('/') ? '_' : '',
    );
    const link = join(output, 'redirects/from', `${from}.to`);
    await mkdir(folder, { recursive: true });
    await mkdir(dirname(link), { recursive: true });
    await symlink(relative(dirname(link), folder), link);
  }
  reader.finish();
}
