import { readFile } from 'node:fs/promises';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { validateXML } from 'xmllint-wasm';
import { LinkChecker, LinkState } from 'linkinator';
import { pngSize } from '../../src/served-pages.ts';
import { canonicalPath, publicPages, routes } from '../../src/routes.ts';
import { siteUrl } from '../../src/environment.ts';

async function contents(request: APIRequestContext, path: string, tag: RegExp): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(tag)].map(([, content = '']) => content);
}

test('the sitemap is valid and lists all public pages', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const schema = await readFile(new URL('../../src/sitemap.xsd', import.meta.url), 'utf8');
  expect((await validateXML({ xml, schema })).errors).toEqual([]);

  const urls = [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];
  expect(urls.map(([, loc = '']) => new URL(loc).pathname).sort()).toEqual(publicPages.toSorted());
  for (const [, loc = '', lastmod = ''] of urls) {
    expect.soft(Date.parse(lastmod), loc).toBeLessThanOrEqual(Date.now());
    const html = await (await request.get(new URL(loc).pathname)).text();
    expect.soft(html).toContain(`<link rel="canonical" href="${loc}"`);
  }
});

test('robots.txt links to the sitemap and blocks no page', async ({ request }) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');
  const values = (field: string) =>
    lines.flatMap((line) => (line.startsWith(`${field}: `) ? [line.slice(field.length + 2)] : []));

  expect(values('User-agent')).toEqual(['*']);
  expect(values('Sitemap').map((url) => new URL(url).pathname)).toEqual(['/sitemap.xml']);
  expect(values('Disallow')).not.toEqual([]);
  for (const path of routes.map(canonicalPath)) {
    expect(values('Disallow').filter((prefix) => path.startsWith(prefix))).toEqual([]);
  }
});

test('serves all linked icons', async ({ request }) => {
  const icons = await contents(
    request,
    '/',
    /<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g,
  );
  expect(icons).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  const types = [];
  for (const icon of icons) {
    const response = await request.get(icon);
    expect(response.status()).toBe(200);
    types.push(response.headers()['content-type']);
  }
  expect(types).toEqual([expect.stringMatching(/icon/), 'image/svg+xml', 'image/png']);
  const touchIcon = await (await request.get('/apple-touch-icon.png')).body();
  expect(pngSize(touchIcon)).toEqual({ width: 180, height: 180 });
});

test('the web manifest has the name and correct icon sizes', async ({ request }) => {
  const [href = ''] = await contents(request, '/', /<link rel="manifest" href="([^"]+)"/g);
  const response = await request.get(href);
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: /\w/, start_url: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngSize(await (await request.get(src)).body());
    expect(`${width.toString()}x${height.toString()}`).toBe(sizes);
  }
});

test('security.txt says where to report a problem, for at most a year', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  const contact = fields.get('Contact') ?? '';
  expect(contact).toBe(new URL('/contact/', siteUrl).href);
  expect((await request.get(contact)).status()).toBe(200);
  expect(fields.get('Canonical')).toBe(new URL('/.well-known/security.txt', siteUrl).href);

  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});

test('no internal link or fragment is broken', async () => {
  const external = new Set<string>();
  const { origin } = new URL(siteUrl);
  const { links } = await new LinkChecker().check({
    path: siteUrl,
    recurse: true,
    checkFragments: true,
    redirects: 'error',
    linksToSkip: (link) => {
      const isExternal = new URL(link).origin !== origin;
      if (isExternal) external.add(link);
      return Promise.resolve(isExternal);
    },
  });

  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, parent, status }) => ({ url, parent, status }))).toEqual([]);
  const reached = links.map(({ url }) => new URL(url).pathname.replace(/(.)\/$/, '$1'));
  expect(reached).toEqual(
    expect.arrayContaining(publicPages.map((path) => path.replace(/(.)\/$/, '$1'))),
  );
  await test.info().attach('external links', { body: [...external].sort().join('\n') });
});
