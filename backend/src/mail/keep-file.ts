import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file atomically. Resolves once it would survive a power failure. */
export async function keepFile(
  folder: string,
  name: string,
  content: string | Buffer | NodeJS.ReadableStream,
): Promise<void> {
  const path = join(folder, name);
  const part = `${path}.part`;
  try {
    await using file = await open(part, 'w');
    await file.writeFile(content);
    await file.sync();
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** New names in a folder are durable only after this. */
export async function syncFolder(folder: string): Promise<void> {
  await using directory = await open(folder);
  await directory.sync();
}
