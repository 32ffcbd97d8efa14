import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file atomically. Resolves once it would survive a power failure. */
export async function keepFile(
  folder: string,
  name: string,
  content: string | Buffer | NodeJS.ReadableStream,
): Promise<void> {
  const path = join(folder, name);
  await using file = await open(`${path}.part`, 'w');
  await file.writeFile(content);
  await file.sync();
  await rename(`${path}.part`, path);
  await syncFolder(folder);
}

/** New names in a folder are durable only after this. */
export async function syncFolder(folder: string): Promise<void> {
  await using directory = await open(folder);
  await directory.sync();
}
