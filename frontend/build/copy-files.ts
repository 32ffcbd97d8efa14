import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { output } from './output.ts';

/** The document template and the one style sheet are inside the pages already. */
const inPages = /\/(?:index\.html|assets\/style-[^/]+\.css)$/;

/** The bundle's hashed assets. */
export async function copyFiles(clientFolder: string): Promise<void> {
  await cp(clientFolder, join(output, 'files'), {
    recursive: true,
    filter: (source) => !inPages.test(source),
  });
}
