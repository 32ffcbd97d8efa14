import { expect, test, type APIRequestContext } from '@playwright/test';

test('hashed assets are cached for a year', async ({ request }) => {
  const response = await request.get(await bootScript(request));
  expect(response.headers()['content-type']).toMatch(/^text\/javascript/);
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('pages are revalidated on every visit', async ({ request }) => {
  const response = await request.get('/about/');
  expect(response.headers()['cache-control']).toBe('no-cache');
});

test('returns 304 for an unchanged page', async ({ request }) => {
  const etag = (await request.get('/about/')).headers()['etag'] ?? '';
  expect(etag).not.toBe('');
  const again = await request.get('/about/', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

const encodings: [accepted: string, encoding: string | undefined][] = [
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
];

for (const [accepted, encoding] of encodings) {
  test(`serves pages and assets as ${encoding ?? 'plain'} for "${accepted}"`, async ({
    request,
  }) => {
    for (const path of ['/about', '/about/', '/', await bootScript(request)]) {
      const response = await request.get(path, { headers: { 'accept-encoding': accepted } });
      expect(response.headers()['content-encoding']).toBe(encoding);
      expect(response.headers()['vary']).toMatch(/accept-encoding/i);
    }
  });
}

/** The path of the script that every page loads. */
async function bootScript(request: APIRequestContext): Promise<string> {
  const home = await (await request.get('/')).text();
  const [path] = /\/assets\/[\w-]+-[\w-]{8}\.js/.exec(home) ?? [];
  if (!path) throw new Error('The home page has no hashed script.');
  return path;
}
