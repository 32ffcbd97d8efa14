import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { requireOwnStack } from '../../src/own-stack.ts';

/** Runs a script in the folder that nginx serves, with the files as arguments. */
async function inPages(script: string, files: string[]): Promise<string[]> {
  const { pagesShell } = requireOwnStack();
  const command = `${pagesShell} "$@"`;
  const args = ['-c', command, 'pages', script, 'sh', ...files];
  const { stdout } = await promisify(execFile)('sh', args);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Creates the files that don't exist. */
async function plant(files: string[]): Promise<void> {
  await inPages(
    'for file; do [ -e "$file" ] || { mkdir -p "$(dirname "$file")" && printf planted >"$file"; } || exit; done',
    files,
  );
}

/** Removes the files that `plant` created, with their folders. */
async function removePlanted(files: string[]): Promise<void> {
  await inPages(
    'for file; do [ -f "$file" ] && [ "$(tr -d "\\0" <"$file")" = planted ] || continue; ' +
      'rm "$file" && rmdir --ignore-fail-on-non-empty "$(dirname "$file")"; done',
    files,
  );
}

/** Returns the files and folders that exist. */
function exist(files: string[]): Promise<string[]> {
  return inPages('for file; do [ ! -e "$file" ] || echo "$file"; done', files);
}

/** Each path with the files that it could expose. Files that the build doesn't create are planted. */
const hidden: [path: string, ...files: string[]][] = [
  ['/.env', 'current/files/.env'],
  ['/.git/config', 'current/files/.git/config', 'current/pages/.git/config.html'],
  ['/assets/.env', 'assets/.env'],
  ['/about/.htpasswd', 'current/files/about/.htpasswd'],
  ['/about.html', 'current/pages/about.html'],
  ['/about.html.br', 'current/pages/about.html.br'],
  ['/robots.txt.gz', 'current/files/robots.txt.gz'],
  ['/robots.txt.br', 'current/files/robots.txt.br'],
  ['/robots.txt~', 'current/files/robots.txt~', 'current/pages/robots.txt~.html'],
  ['/robots.txt.bak', 'current/files/robots.txt.bak'],
  ['/robots.txt.swp', 'current/files/robots.txt.swp'],
  ['/release', 'current/release'],
  ['/manifest.json', 'current/manifest.json'],
  ['/errors/500.json', 'current/errors/500.json'],
  ['/current/pages/about.html', 'current/pages/about.html'],
  ['/releases', 'releases'],
  ['/built-from', 'built-from'],
  ['/assets/', 'assets'],
  ['/assets/../release', 'current/release'],
  ['/assets/..%2frelease', 'current/release'],
  ['/assets/%2e%2e/%2e%2e/etc/passwd', '/etc/passwd'],
  ['/..%5c..%5cetc/passwd', '/etc/passwd'],
];

/** Public files in the same folders, to show that nginx serves these folders. */
const served: [path: string, file: string][] = [
  ['/planted.txt', 'current/files/planted.txt'],
  ['/planted', 'current/pages/planted.html'],
  ['/assets/planted.txt', 'assets/planted.txt'],
];

const files = [...hidden, ...served].flatMap(([, ...those]) => those);

test('hidden files aren’t served, though public ones in the same folders are', async ({
  request,
  baseURL,
}) => {
  await plant(files);
  try {
    expect(new Set(await exist(files))).toEqual(new Set(files));
    for (const [path] of hidden) {
      // A URL without a base isn't normalized by the client.
      const response = await request.get(`${baseURL ?? ''}${path}`, { maxRedirects: 0 });
      expect.soft([400, 404], path).toContain(response.status());
      expect.soft(await response.text(), path).not.toContain('planted');
    }
    for (const [path] of served) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect.soft(response.status(), path).toBe(200);
      expect.soft(await response.text(), path).toBe('planted');
    }
  } finally {
    await removePlanted(files);
  }
  expect(await exist(served.map(([, file]) => file))).toEqual([]);
});
