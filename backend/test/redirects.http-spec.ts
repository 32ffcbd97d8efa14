import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { sendOnce } from 'e2e/raw-connection.ts';
import { type SiteNginx, startSiteNginx } from 'e2e/servers/nginx.ts';

let nginx: SiteNginx | undefined;

afterEach(() => nginx?.stop());

/** Links an old address to a folder, as the build does. */
async function link(folder: string, from: string, target: string) {
  const root = join(folder, 'current/redirects');
  const file = join(root, `from${from}.to`);
  await mkdir(join(root, target), { recursive: true });
  await mkdir(dirname(file), { recursive: true });
  await symlink(join(root, target), file);
}

/** The path with its answer: the status, and where it leads. */
async function leadsTo(url: string, path: string) {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' });
  return [path, status, headers.get('Location')];
}

test('no redirect names the host of the request, which anyone can choose', async () => {
  const { folder } = (nginx = await startSiteNginx({}));
  for (const name of ['index', 'about'])
    await writeFile(join(folder, `current/pages/${name}.html`), name);
  await link(folder, '/old', 'to/about/_');
  await link(folder, '/?p=1', 'to/about/_');
  await link(folder, '/?q', 'to/about/_');
  const type = 'Content-Type: application/x-www-form-urlencoded\r\n';
  for (const [request, location, fields = ''] of [
    ['GET //about', '/about'],
    ['GET /about%2F', '/about/'],
    ['GET http://evil.test//about', '/about'],
    ['GET //evil.test/..//about/', '/about/'],
    ['GET //', '/'],
    ['GET /old', '/about/'],
    ['GET /?p=1', '/about/'],
    ['GET /?q&r=1', '/about/?r=1'],
    [
      'POST /api/contact',
      '/contact/not-sent/',
      `${type}Content-Length: 70000\r\n`,
    ],
    [
      'POST /api/contact?lang=es',
      '/es/contact/not-sent/',
      `${type}Content-Length: 2\r\n\r\na=`,
    ],
  ]) {
    const { response } = await sendOnce(
      nginx.at('127.0.0.1'),
      `${request} HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n${fields}\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 30[13] /);
    expect([request, /^Location: (.*)\r$/m.exec(response)?.[1]]).toEqual([
      request,
      location,
    ]);
  }
});

test('old addresses lead to the page that they’re listed with, in either form, with their query', async () => {
  const { at, folder } = (nginx = await startSiteNginx({}));
  const url = at('127.0.0.1');
  for (const { from, to, target } of [
    { from: '/old', to: '/services/', target: 'to/services/_' },
    { from: '/old/page', to: '/admin', target: 'to/admin' },
    { from: '/index.html', to: '/', target: 'to/_' },
  ]) {
    await link(folder, from, target);
    for (const path of [from, `${from}/`, `/${from}`])
      expect(await leadsTo(url, path)).toEqual([path, 301, to]);
    const withQuery = `${from}?a=%20`;
    expect(await leadsTo(url, withQuery)).toEqual([
      withQuery,
      301,
      `${to}?a=%20`,
    ]);
  }
  for (const path of [
    '/older',
    '/old.to',
    '/old/page/more',
    '/Old',
    '/old/..%2fold.to',
  ]) {
    expect(await leadsTo(url, path)).toEqual([path, 404, null]);
  }
});

test('old addresses of other systems lead to a page in one step', async () => {
  const { at, folder } = (nginx = await startSiteNginx({}));
  const url = at('127.0.0.1');
  await writeFile(join(folder, 'current/pages/index.html'), 'home');
  await writeFile(join(folder, 'current/pages/services.html'), 'services');
  for (const [from, target] of [
    ['/blog/*', 'to/eye-care-resources/_'],
    ['/blog/2019/*', 'to/about/_'],
    ['/blog/2019/05/*', 'to/contact/_'],
    ['/blog/2019/post', 'to/reviews/_'],
    ['/services/*', 'to/services/_'],
    ['/о-нас', 'to/about/_#team'],
    ['/old page', 'to/admin#top'],
    ['/?page_id=12', 'to/contact/_#map'],
    ['/?p=1', 'to/_'],
    ['/index.php?id=5&lang=en', 'to/reviews/_'],
  ] as const)
    await link(folder, from, target);
  for (const [path, to] of [
    ['/blog', '/eye-care-resources/'],
    ['/blog/', '/eye-care-resources/'],
    ['/blog/2018/06/post/?a=1', '/eye-care-resources/?a=1'],
    ['/blog/2019/06/post.html', '/about/'],
    ['/blog/2019/05/post/feed/', '/contact/'],
    ['/blog/2019/post/', '/reviews/'],
    ['/services/glasses', '/services/'],
    ['/%D0%BE-%D0%BD%D0%B0%D1%81', '/about/#team'],
    ['/%d0%be-%d0%bd%d0%b0%d1%81/?a=1', '/about/?a=1#team'],
    ['/old%20page', '/admin#top'],
    ['/?page_id=12', '/contact/#map'],
    ['//?page_id=12', '/contact/#map'],
    ['/?page_id=12&utm_source=a&b=1', '/contact/?utm_source=a&b=1#map'],
    ['/?p=1', '/'],
    ['/index.php?id=5&lang=en', '/reviews/'],
  ] as const)
    expect(await leadsTo(url, path)).toEqual([path, 301, to]);
  for (const path of ['/', '/?page_id=1', '/?a=1&page_id=12', '/services/'])
    expect(await leadsTo(url, path)).toEqual([path, 200, null]);
  for (const path of [
    '/blogs/post',
    '/index.php?id=5',
    '/*',
    '/blog.to',
    `/?page_id=12/../../../../${'x'.repeat(300)}`,
  ]) {
    const [, status] = await leadsTo(url, path);
    expect([path, status]).toEqual([path, path.startsWith('/?') ? 200 : 404]);
  }
});
