import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file atomically. Resolves once it would survive a power failure. */
export async function keepFile(
  folder: string,
  name: string,
  content: Buffer | NodeJS.ReadableStream,
): Promise<void> {
  const path = join(folder, name);
  await using file = await open(`${path}.part`, 'w');
  await file.writeFile(content);
  await file.sync();
  await rename(`${path}.part`, path);
  // The rename is durable only after the folder is synced.
  await using directory = await open(folder);
  await directory.sync();
}
