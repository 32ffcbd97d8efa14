import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Manifest } from '../../../frontend/src/contracts/manifest.ts';

/** What the frontend's build left; `make test` names the release that it has just made of it. */
export const builtPages =
  process.env.BUILT_PAGES ?? resolve(import.meta.dirname, '../../../frontend/dist');

/** A copy of what the frontend's build left, to be modified. */
export class BuiltSite {
  private constructor(
    readonly folder: string,
    readonly manifest: Manifest,
  ) {}

  static async copy(): Promise<BuiltSite> {
    // A release is reached by a link, which cp would copy as one.
    const built = await realpath(builtPages);
    const manifest = await readManifest(built);
    const folder = await mkdtemp(join(tmpdir(), 'site-'));
    await cp(built, folder, { recursive: true });
    return new BuiltSite(folder, manifest);
  }

  /** Replaces text in a file of the copy. Throws when the text is not there. */
  async modify(file: string, text: string | RegExp, replacement: string): Promise<void> {
    const path = join(this.folder, file);
    const before = await readFile(path, 'utf8');
    const after = before.replace(text, () => replacement);
    if (after === before) throw new Error(`${file} does not hold ${String(text)}.`);
    await writeFile(path, after);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
}
