import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { output } from './output.ts';

/** The bundle's hashed assets, but not the document template and its inlined styles. */
export async function copyFiles(clientFolder: string): Promise<void> {
  await cp(clientFolder, join(output, 'files'), {
    recursive: true,
    filter: (source) => !source.endsWith('index.html') && !source.endsWith('.css'),
  });
}
