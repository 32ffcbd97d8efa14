import { expect, test } from '@playwright/test';

const paths: [path: string, status: number, contentType: RegExp][] = [
  ['/robots.txt', 200, /^text\/plain/],
  ['/sitemap.xml', 200, /^(text|application)\/xml/],
  ['/about.html', 404, /^text\/html/],
  ['/index.html', 404, /^text\/html/],
  ['/index', 404, /^text\/html/],
  ['/404', 404, /^text\/html/],
  ['/404.html', 404, /^text\/html/],
  ['/pages/about', 404, /^text\/html/],
  ['/assets/no-such-asset.js', 404, /^text\/html/],
  ['/.env', 404, /^text\/html/],
  ['/.git/config', 404, /^text\/html/],
  ['/manifest.json', 404, /^text\/html/],
  ['/api/health/live', 200, /^application\/json/],
  ['/api/health/ready', 200, /^application\/json/],
  ['/api/no-such-call', 404, /^application\/json/],
];

for (const [path, status, contentType] of paths) {
  test(`GET ${path} answers ${status.toString()}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers()['content-type']).toMatch(contentType);
  });
}

test('the public readiness endpoint exposes no details', async ({ request }) => {
  expect(await (await request.get('/api/health/ready')).json()).toEqual({ status: 'ready' });
});
