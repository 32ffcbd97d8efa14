import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How full the disk of a folder is, from 0 to 1, as `df` counts it. The folder may not exist yet. */
export async function readDiskUsage(folder: string): Promise<number> {
  try {
    const { blocks, bfree, bavail } = await statfs(folder);
    const used = blocks - bfree;
    // Some file systems, such as /proc, count nothing.
    return blocks > 0 ? used / (used + bavail) : 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return readDiskUsage(dirname(folder));
  }
}
