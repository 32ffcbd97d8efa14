import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { repository, run } from '../programs/run.ts';
import { generatedPage } from './generated-page.ts';

const folder = join(repository, '.cache/scale/frontend');

/** Copies the frontend's source and adds pages. @returns its folder */
export async function largerSite(morePages: number): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sources = await run('git', ['ls-files', '-co', '--exclude-standard', 'frontend']);
  for (const file of sources.split('\n')) {
    await cp(join(repository, file), join(folder, '..', file)).catch(unlessDeleted);
  }
  await symlink(join(repository, 'frontend/node_modules'), join(folder, 'node_modules'));

  const town = await readFile(join(folder, 'src/pages/town/edison/edison.ts'), 'utf8');
  const pages = Array.from({ length: morePages }, (_, index) => generatedPage(index + 1, town));
  for (const [file, text] of pages.flatMap(({ files }) => Object.entries(files))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const lines = (of: (page: (typeof pages)[number]) => string) => pages.map(of).join('\n');
  await insert(
    'src/seo/routes.ts',
    "  plain('admin',",
    lines(({ route }) => route),
  );
  await insert(
    'src/app/page-modules.ts',
    '  admin: ()',
    lines(({ loader }) => loader),
  );
  return folder;
}

/** Inserts lines before the first match. */
async function insert(file: string, before: string, lines: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  const at = text.indexOf(before);
  if (at < 0) throw new Error(`${file} has no line that starts with "${before}".`);
  await writeFile(path, `${text.slice(0, at)}${lines}\n${text.slice(at)}`);
}

/** git lists deleted files until the deletion is committed. */
function unlessDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
