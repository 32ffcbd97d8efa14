import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { canonicalPath, routes } from '../../src/routes.ts';
import { publicAssets } from '../../src/served-pages.ts';
import {
  compressedResponse,
  firstFlight,
} from '../../src/transferred-bytes.ts';

const html = /^text\/html/;
const json = /^application\/json/;

const requests: [
  method: string,
  path: string,
  status: number,
  contentType: RegExp,
][] = [
  ['GET', '/', 200, html],
  ['HEAD', '/', 200, html],
  ['GET', '/about', 200, html],
  ['GET', '/contact/', 200, html],
  ['GET', '/admin', 200, html],
  ['POST', '/about/', 405, html],
  ['TRACE', '/', 405, html],
  ['GET', '/no-such-page', 404, html],
  ['GET', '/about.html', 404, html],
  ['GET', '/index.html', 404, html],
  ['GET', '/404.html', 404, html],
  ['GET', '/pages/about', 404, html],
  ['GET', '/.env', 404, html],
  ['GET', '/assets/no-such-asset.js', 404, html],
  ['GET', '/robots.txt', 200, /^text\/plain/],
  ['GET', '/sitemap.xml', 200, /^(text|application)\/xml/],
  ['GET', '/contact.vcf', 200, /^text\/vcard; charset=utf-8$/],
  ['GET', '/favicon.svg', 200, /^image\/svg/],
  ['GET', '/site.webmanifest', 200, /^application\/manifest/],
  ['GET', '/api', 404, json],
  ['GET', '/api/health/live', 200, json],
  ['GET', '/api/health/ready', 200, json],
  ['GET', '/api/no-such-call', 404, json],
  ['DELETE', '/api/contact', 404, json],
];

const always = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': /camera=\(\), geolocation=\(\)/,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': /^default-src 'none'; /,
  'cross-origin-resource-policy': 'same-origin',
  server: 'nginx',
};

test('every request has its status, type and the security headers', async ({
  request,
}) => {
  const assets = (await publicAssets(request)).map(
    (path) => ['GET', path, 200, /./] as const,
  );
  for (const [method, path, status, contentType] of [...requests, ...assets]) {
    const response = await request.fetch(path, { method, maxRedirects: 0 });
    const headers = response.headers();
    expect.soft(response.status(), `${method} ${path}`).toBe(status);
    expect
      .soft(headers['content-type'], `${method} ${path}`)
      .toMatch(contentType);
    for (const [name, value] of Object.entries(always)) {
      expect.soft(headers[name], `${name} of ${method} ${path}`).toMatch(value);
    }
  }
  // No details.
  expect(await (await request.get('/api/health/ready')).json()).toEqual({
    status: 'ready',
  });
});

test('assets are cached for a year, and only they', async ({ request }) => {
  const [asset = ''] = await publicAssets(request);
  for (const [path, caching] of [
    [asset, 'public, max-age=31536000, immutable'],
    ['/about/', 'no-cache'],
    ['/admin', 'no-store'],
    ['/admin/', 'no-store'],
    ['/api/health/live', 'no-store'],
    ['/api/admin/check', 'no-store'],
    ['/api/no-such-call', 'no-store'],
  ] as const) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers['cache-control'], path).toContain(caching);
  }
});

const encodings: [accepted: string, encoding: string | undefined][] = [
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
];

test('pages and assets are compressed as the browser accepts', async ({
  request,
}) => {
  const script =
    (await publicAssets(request)).find((path) => path.endsWith('.js')) ?? '';
  for (const path of ['/about', '/about/', '/', script]) {
    for (const [accepted, encoding] of encodings) {
      const response = await request.get(path, {
        headers: { 'accept-encoding': accepted },
      });
      expect
        .soft(response.headers()['content-encoding'], `${path}: ${accepted}`)
        .toBe(encoding);
      expect
        .soft(response.headers()['vary'], `${path}: ${accepted}`)
        .toMatch(/accept-encoding/i);
    }
  }
});

/** The HTML in the first bytes that a browser gets of a page. */
async function firstHtml(url: URL): Promise<string> {
  const response = await compressedResponse(url);
  expect(response.headers['content-encoding']).toBe('br');
  // Each name and each value is followed by two more bytes.
  const headers = response.rawHeaders.reduce(
    (sum, text) => sum + text.length + 2,
    0,
  );
  const statusLine = 'HTTP/1.1 200 OK\r\n'.length;
  const body = Buffer.concat((await response.toArray()) as Buffer[]);
  const first = body.subarray(0, firstFlight - statusLine - headers - 2);
  // Decompresses what's there of a longer page.
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(first, options).toString();
}

test('every page has its first screen in the first flight', async ({
  request,
  baseURL,
}) => {
  for (const path of routes.map(canonicalPath)) {
    const whole = await (await request.get(path)).text();
    const first = await firstHtml(new URL(path, baseURL));
    const heading = whole.indexOf('</h1>');
    expect.soft(heading, path).toBeGreaterThan(0);
    expect
      .soft(first.length, `the heading of ${path}`)
      .toBeGreaterThan(heading);
    const lead = whole.indexOf('</p>', heading);
    expect.soft(first.length, `the lead of ${path}`).toBeGreaterThan(lead);
    // -1 if the first screen has no picture.
    const picture = whole.search(/<img[^>]* fetchPriority="high"/i);
    expect
      .soft(first.length, `the picture of ${path}`)
      .toBeGreaterThan(picture);
  }
});
