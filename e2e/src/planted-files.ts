import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requireOwnStack } from './own-stack.ts';

/** Runs a script in the folder that nginx serves from, with the files as its arguments. */
async function inPages(script: string, files: string[]): Promise<string[]> {
  const { pagesShell } = requireOwnStack();
  const command = `${pagesShell} "$@"`;
  const words = ['-c', command, 'pages', script, 'sh', ...files];
  const { stdout } = await promisify(execFile)('sh', words);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Writes those of the files that aren't there. */
export async function plant(files: string[]): Promise<void> {
  await inPages(
    'for file; do [ -e "$file" ] || { mkdir -p "$(dirname "$file")" && printf planted >"$file"; } || exit; done',
    files,
  );
}

/** Removes those of the files that were planted, and the folders made for them. */
export async function removePlanted(files: string[]): Promise<void> {
  await inPages(
    'for file; do [ -f "$file" ] && [ "$(tr -d "\\0" <"$file")" = planted ] || continue; ' +
      'rm "$file" && rmdir --ignore-fail-on-non-empty "$(dirname "$file")"; done',
    files,
  );
}

/** Those of the files and folders that are there. */
export function exist(files: string[]): Promise<string[]> {
  return inPages('for file; do [ ! -e "$file" ] || echo "$file"; done', files);
}
