import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Resolves once the file is on disk under its name: a power failure leaves all of it, or none. */
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
  // The new name is a change to the folder, which is on disk only after a sync of its own.
  await using directory = await open(folder);
  await directory.sync();
}
