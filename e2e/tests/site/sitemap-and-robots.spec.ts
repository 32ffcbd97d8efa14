import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext } from '@playwright/test';
import { validateXML } from 'xmllint-wasm';
import { pngSize, test } from '../../src/served-pages.ts';
import { canonicalPath, publicPages, routes } from '../../src/routes.ts';
import { siteUrl } from '../../src/environment.ts';

async function contents(
  request: APIRequestContext,
  path: string,
  tag: RegExp,
): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(tag)].map(([, content = '']) => content);
}

test('the sitemap is valid and lists all public pages', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const schema = await readFile(
    new URL('../../src/sitemap.xsd', import.meta.url),
    'utf8',
  );
  expect((await validateXML({ xml, schema })).errors).toEqual([]);

  const urls = [
    ...xml.matchAll(
      /<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g,
    ),
  ];
  expect(urls.map(([, loc = '']) => new URL(loc).pathname).sort()).toEqual(
    publicPages.toSorted(),
  );
  for (const [, loc = '', lastmod = ''] of urls) {
    expect.soft(Date.parse(lastmod), loc).toBeLessThanOrEqual(Date.now());
    const html = await (await request.get(new URL(loc).pathname)).text();
    expect.soft(html).toContain(`<link rel="canonical" href="${loc}"`);
  }
});

test('robots.txt links to the sitemap and blocks no page', async ({
  request,
}) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');
  const values = (field: string) =>
    lines.flatMap((line) =>
      line.startsWith(`${field}: `) ? [line.slice(field.length + 2)] : [],
    );

  expect(values('User-agent')).toEqual(['*']);
  expect(values('Sitemap').map((url) => new URL(url).pathname)).toEqual([
    '/sitemap.xml',
  ]);
  expect(values('Disallow')).not.toEqual([]);
  for (const path of routes.map(canonicalPath)) {
    expect(
      values('Disallow').filter((prefix) => path.startsWith(prefix)),
    ).toEqual([]);
  }
});

test('icons and web manifest have their types and sizes', async ({
  request,
}) => {
  const icon = /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g;
  const types = new Map<string, string | undefined>();
  for (const path of await contents(request, '/', icon))
    types.set(path, (await request.get(path)).headers()['content-type']);
  expect(Object.fromEntries(types)).toEqual({
    '/favicon.ico': expect.stringMatching(/icon/),
    '/favicon.svg': 'image/svg+xml',
    '/apple-touch-icon.png': 'image/png',
    '/site.webmanifest': expect.stringMatching(/^application\/manifest\+json/),
  });
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: /\w/, start_url: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: '/apple-touch-icon.png', sizes: '180x180' },
  ]) {
    const { width, height } = pngSize(await (await request.get(src)).body());
    expect(`${width.toString()}x${height.toString()}`).toBe(sizes);
  }
});

test('security.txt says where to report a problem, for at most a year', async ({
  request,
}) => {
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
  expect(fields.get('Canonical')).toBe(
    new URL('/.well-known/security.txt', siteUrl).href,
  );

  const days =
    (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

// Links to sections: rendered-pages.practice.test.ts.
test('every link leads to a page or a file, and one to every page', async ({
  pages,
  request,
}) => {
  const targets = new Set<string>();
  for (const { path, document } of pages.filter(
    ({ status }) => status === 200,
  )) {
    const links = await document.evaluate((served) =>
      Array.from(
        served.querySelectorAll('a[href^="/"]'),
        (a) => a.getAttribute('href') ?? '',
      ),
    );
    const paths = links.map((link) => withoutSlash(link.replace(/[#?].*/, '')));
    for (const other of paths.filter((one) => one !== withoutSlash(path)))
      targets.add(other);
  }
  expect([...targets]).toEqual(
    expect.arrayContaining(publicPages.map(withoutSlash)),
  );
  for (const target of targets) {
    expect
      .soft((await request.get(target, { maxRedirects: 0 })).status(), target)
      .toBe(200);
  }
});
