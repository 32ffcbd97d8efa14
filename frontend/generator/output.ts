import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const frontend = join(import.meta.dirname, '..');

export const cacheFolder = join(frontend, '.cache');

export const output = join(frontend, 'dist');

export async function emptyOutput(): Promise<void> {
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
}

/** @param path relative to `dist/`. Creates folders as needed. */
export async function writeOutput(path: string, data: string | Uint8Array): Promise<void> {
  const target = join(output, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, data);
}
