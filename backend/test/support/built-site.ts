import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from 'shared/manifest';

const frontend = resolve(import.meta.dirname, '../../../frontend');

/**
 * The frontend's build output. `make test` sets BUILT_PAGES to its current
 * release.
 */
export const builtPages = process.env.BUILT_PAGES ?? join(frontend, 'dist');

/**
 * Jest's global set-up: builds the pages once for all test files, unless they
 * exist.
 */
export default async function buildPages(): Promise<void> {
  if (existsSync(join(builtPages, 'manifest.json'))) return;
  // Jest sets NODE_ENV, and with that, Vite builds pages for developers.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)('npm', ['--prefix', frontend, 'run', 'build'], {
    env,
  });
}

/** A copy of the frontend's build output that tests can modify. */
export async function copyBuiltSite() {
  // The release is a symlink, which cp would copy as a link.
  const built = await realpath(builtPages);
  const manifest = JSON.parse(
    await readFile(join(built, 'manifest.json'), 'utf8'),
  ) as Manifest;
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(built, folder, { recursive: true });
  return {
    folder,
    manifest,
    /** Replaces text in a file of the copy. Throws if the text isn't found. */
    async modify(
      file: string,
      text: string | RegExp,
      replacement: string,
    ): Promise<void> {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      const after = before.replace(text, () => replacement);
      if (after === before)
        throw new Error(`${file} doesn't contain ${String(text)}.`);
      await writeFile(path, after);
    },
  };
}
