import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Manifest, parseManifest } from '../../src/live-check/manifest.ts';

const frontend = resolve(import.meta.dirname, '../../../frontend');

/** A copy of what the frontend's build left, to be spoilt. */
export class BuiltSite {
  private constructor(
    readonly folder: string,
    readonly manifest: Manifest,
  ) {}

  static async copy(): Promise<BuiltSite> {
    const built = join(frontend, 'dist');
    const manifest = await readManifest(built);
    const folder = await mkdtemp(join(tmpdir(), 'site-'));
    await cp(built, folder, { recursive: true });
    return new BuiltSite(folder, manifest);
  }

  /** Replaces text in a file of the copy. Throws when the text is not there. */
  async spoil(file: string, text: string | RegExp, replacement: string): Promise<void> {
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
  return parseManifest(await readFile(join(folder, 'manifest.json'), 'utf8'));
}
