import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { builtPages } from './built-site.ts';

const frontend = resolve(import.meta.dirname, '../../../frontend');

/** Builds the pages once for all test files, unless they exist. */
export default async function buildPages(): Promise<void> {
  if (existsSync(join(builtPages, 'manifest.json'))) return;
  await promisify(execFile)('npm', ['--prefix', frontend, 'run', 'build']);
}
