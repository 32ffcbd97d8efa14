import { expect, test } from '@playwright/test';
import { exist, plant, removePlanted } from '../../src/planted-files.ts';

/** Each path with the files that it would disclose. What a build doesn't leave there is planted. */
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
  ['/errors/unavailable.json', 'current/errors/unavailable.json'],
  ['/current/pages/about.html', 'current/pages/about.html'],
  ['/releases', 'releases'],
  ['/built-from', 'built-from'],
  ['/assets/', 'assets'],
  ['/assets/../release', 'current/release'],
  ['/assets/..%2frelease', 'current/release'],
  ['/assets/%2e%2e/%2e%2e/etc/passwd', '/etc/passwd'],
  ['/..%5c..%5cetc/passwd', '/etc/passwd'],
];

/** Files beside them that are meant to be served: what's planted elsewhere would prove nothing. */
const served: [path: string, file: string][] = [
  ['/planted.txt', 'current/files/planted.txt'],
  ['/planted', 'current/pages/planted.html'],
  ['/assets/planted.txt', 'assets/planted.txt'],
];

const hiddenFiles = hidden.flatMap(([, ...files]) => files);
const servedFiles = served.map(([, file]) => file);

// One worker, since the files are planted once for all of them.
test.describe.configure({ mode: 'default' });

let present: string[];

test.beforeAll(async () => {
  await plant([...hiddenFiles, ...servedFiles]);
  present = await exist([...hiddenFiles, ...servedFiles]);
});

test.afterAll(async () => {
  await removePlanted([...hiddenFiles, ...servedFiles]);
  expect(await exist(servedFiles)).toEqual([]);
});

for (const [path, ...files] of hidden) {
  test(`${path} is refused, though there is such a file`, async ({ request, baseURL }) => {
    expect(present).toEqual(expect.arrayContaining(files));
    // The client must not tidy up the path.
    const response = await request.get(`${baseURL ?? ''}${path}`, { maxRedirects: 0 });
    expect([400, 404]).toContain(response.status());
    expect(await response.text()).not.toContain('planted');
  });
}

for (const [path, file] of served) {
  test(`${path} is served from the folder that the others are hidden in`, async ({ request }) => {
    expect(present).toContain(file);
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toBe('planted');
  });
}
