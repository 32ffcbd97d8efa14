import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { output } from './output.ts';

/** The document template and the style sheet, which are already part of the pages, and Vite's manifest. */
const forTheBuild = /\/(?:index\.html|assets\/style-[^/]+\.css|\.vite)$/;

/** Copies the bundle's hashed assets. */
export async function copyFiles(clientFolder: string): Promise<void> {
  await cp(clientFolder, join(output, 'files'), {
    recursive: true,
    filter: (source) => !forTheBuild.test(source),
  });
}
