import { expect, test, type APIRequestContext } from '@playwright/test';

test('a hashed asset is kept for a year, since its name changes with its content', async ({
  request,
}) => {
  const response = await request.get(await bootScript(request));
  expect(response.headers()['content-type']).toMatch(/^text\/javascript/);
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a page is revalidated on every visit', async ({ request }) => {
  const response = await request.get('/about/');
  expect(response.headers()['cache-control']).toBe('no-cache');
});

test('a page that has not changed is answered 304', async ({ request }) => {
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
  test(`a browser that accepts "${accepted}" gets ${encoding ?? 'plain'} pages and assets`, async ({
    request,
  }) => {
    for (const path of ['/about', '/about/', '/', await bootScript(request)]) {
      const response = await request.get(path, { headers: { 'accept-encoding': accepted } });
      expect(response.headers()['content-encoding']).toBe(encoding);
      expect(response.headers()['vary']).toMatch(/accept-encoding/i);
    }
  });
}

/** The path of the script that every page asks for. */
async function bootScript(request: APIRequestContext): Promise<string> {
  const home = await (await request.get('/')).text();
  const [path] = /\/assets\/[\w-]+-[\w-]{8}\.js/.exec(home) ?? [];
  if (!path) throw new Error('The home page names no hashed script.');
  return path;
}
