import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository, run } from '../programs/run.ts';

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

  // A town's page is one file.
  const towns = join(folder, 'examples/metuchen/towns');
  const edison = await readFile(join(towns, 'edison.md'), 'utf8');
  for (let number = 1; number <= morePages; number += 1) {
    const town = edison
      .replaceAll('Edison', `Place ${number}`)
      .replace(`station: Place ${number}`, 'station: Edison');
    await writeFile(join(towns, `place-${number}.md`), town);
  }
  return folder;
}

/** git lists deleted files until the deletion is committed. */
function unlessDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
