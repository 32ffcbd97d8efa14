import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { validateXML } from 'xmllint-wasm';
import { canonicalPath, publicPages, routes } from '../../src/routes.ts';

test('the sitemap lists all public pages with canonical URL and lastmod', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();

  const [, entries = ''] =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">(.*)<\/urlset>\s*$/s.exec(
      sitemap,
    ) ?? [];
  const urls = [...entries.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];
  const nothingElse = urls.reduce((rest, [url]) => rest.replace(url, ''), entries).trim();

  expect(urls.map(([, loc = '']) => new URL(loc).pathname).sort()).toEqual(publicPages.toSorted());
  for (const [, , lastmod = ''] of urls) {
    expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
  }
  expect(nothingElse).toBe('');
});

test('the sitemap is valid against the sitemaps.org schema', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const schema = await readFile(new URL('../../src/sitemap.xsd', import.meta.url), 'utf8');
  expect((await validateXML({ xml, schema })).errors).toEqual([]);

  const wrong = xml.replace(/<lastmod>[^<]+/, '<lastmod>yesterday');
  expect((await validateXML({ xml: wrong, schema })).valid).toBe(false);
});

test('the sitemap has the same canonical URLs as the pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  expect(listed).toHaveLength(publicPages.length);
  for (const loc of listed) {
    const html = await (await request.get(new URL(loc).pathname)).text();
    expect(html).toContain(`<link rel="canonical" href="${loc}"`);
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
