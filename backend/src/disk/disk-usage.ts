import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Usage of a folder's disk from 0 to 1, calculated like `df`. The folder doesn't have to exist. */
export async function readDiskUsage(folder: string): Promise<number> {
  try {
    const { blocks, bfree, bavail } = await statfs(folder);
    const used = blocks - bfree;
    // Some file systems, such as /proc, report no blocks.
    return blocks > 0 ? used / (used + bavail) : 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return readDiskUsage(dirname(folder));
  }
}
