import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { sendOnce } from '../../src/raw-connection.ts';
import { siteUrl } from '../../src/environment.ts';
import { requireOwnStack } from '../../src/own-stack.ts';

/** The response to a path as it is. HTTP clients normalize paths. */
async function responseTo(path: string): Promise<string> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  return (await sendOnce(siteUrl, request)).response;
}

const internalPaths = [
  ...['', '/', '?any'].map((end) => `/api/health/details${end}`),
  ...['/api/health/Details', '/api/Health/details', '/api/health/%64etails'],
  ...['/api//health/details', '/api/health/./details', '/api/health/live/../details'],
  ...['/api/health', '/api/metrics'],
];

// Which paths the backend gets: nginx.http-spec.ts.
const metrics = [
  ...['/metrics', '/metrics/', '/Metrics', '//metrics', '/metrics?any', '/metrics/../api/metrics'],
  ...['/api/health/live/../../../metrics', 'http://backend:3000/metrics', '/metrics/..%2fapi/'],
];

test('internal calls and the metrics are answered with 404', async () => {
  for (const path of [...internalPaths, ...metrics]) {
    const response = await responseTo(path);
    expect.soft(response, path).toMatch(/^HTTP\/1.1 404 /);
    expect.soft(response, path).not.toContain('# TYPE');
  }
  expect(await responseTo('/api/health/details')).toContain(
    '{"error":"There’s nothing at this address."}',
  );
});

/** Runs a script in the folder that nginx serves, with the files as arguments. */
async function inPages(script: string, files: string[]): Promise<string[]> {
  const { pagesShell } = requireOwnStack();
  const command = `${pagesShell} "$@"`;
  const args = ['-c', command, 'pages', script, 'sh', ...files];
  const { stdout } = await promisify(execFile)('sh', args);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Creates the files that don't exist. */
const plant =
  'for file; do [ -e "$file" ] || { mkdir -p "$(dirname "$file")" && printf planted >"$file"; } || exit; done';

/** Removes the created files, with their folders. */
const remove =
  'for file; do [ -f "$file" ] && [ "$(tr -d "\\0" <"$file")" = planted ] || continue; ' +
  'rm "$file" && rmdir --ignore-fail-on-non-empty "$(dirname "$file")"; done';

/** Lists the files and folders that exist. */
const list = 'for file; do [ ! -e "$file" ] || echo "$file"; done';

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

test('hidden files aren’t served, public ones beside them are', async ({ request, baseURL }) => {
  await inPages(plant, files);
  try {
    expect(new Set(await inPages(list, files))).toEqual(new Set(files));
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
    await inPages(remove, files);
  }
  const left = await inPages(
    list,
    served.map(([, file]) => file),
  );
  expect(left).toEqual([]);
});
