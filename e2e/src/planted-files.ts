import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requireOwnStack } from './own-stack.ts';

/** Runs a script in the folder that nginx serves, with the files as arguments. */
async function inPages(script: string, files: string[]): Promise<string[]> {
  const { pagesShell } = requireOwnStack();
  const command = `${pagesShell} "$@"`;
  const args = ['-c', command, 'pages', script, 'sh', ...files];
  const { stdout } = await promisify(execFile)('sh', args);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Creates the files that don't exist. */
export async function plant(files: string[]): Promise<void> {
  await inPages(
    'for file; do [ -e "$file" ] || { mkdir -p "$(dirname "$file")" && printf planted >"$file"; } || exit; done',
    files,
  );
}

/** Removes the files that `plant` created, with their folders. */
export async function removePlanted(files: string[]): Promise<void> {
  await inPages(
    'for file; do [ -f "$file" ] && [ "$(tr -d "\\0" <"$file")" = planted ] || continue; ' +
      'rm "$file" && rmdir --ignore-fail-on-non-empty "$(dirname "$file")"; done',
    files,
  );
}

/** Returns the files and folders that exist. */
export function exist(files: string[]): Promise<string[]> {
  return inPages('for file; do [ ! -e "$file" ] || echo "$file"; done', files);
}
