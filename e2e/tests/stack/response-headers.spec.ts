import { expect, test, type APIRequestContext } from '@playwright/test';
import { publicAssets } from '../../src/served-pages.ts';

const always = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': /camera=\(\), geolocation=\(\)/,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': /^default-src 'none'; /,
  'cross-origin-resource-policy': 'same-origin',
  server: 'nginx',
};

const requests: [method: string, path: string, status: number][] = [
  ['GET', '/', 200],
  ['HEAD', '/', 200],
  ['GET', '/about', 200],
  ['GET', '/contact/', 200],
  ['GET', '/admin', 200],
  ['POST', '/about/', 405],
  ['GET', '/no-such-page', 404],
  ['GET', '/.env', 404],
  ['GET', '/assets/no-such-asset.js', 404],
  ['GET', '/robots.txt', 200],
  ['GET', '/favicon.svg', 200],
  ['GET', '/site.webmanifest', 200],
  ['GET', '/api', 404],
  ['GET', '/api/health/live', 200],
  ['GET', '/api/no-such-call', 404],
  ['DELETE', '/api/contact', 404],
  ['TRACE', '/', 405],
];

test('every response has the security headers', async ({ request }) => {
  for (const [method, path, status] of requests) {
    const response = await request.fetch(path, { method });
    expect.soft(response.status(), `${method} ${path}`).toBe(status);
    expectHeaders(response.headers(), `${method} ${path}`);
  }
  for (const path of await publicAssets(request)) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expectHeaders(response.headers(), path);
  }
  const tooLarge = { data: { message: 'x'.repeat(100_000) } };
  const response = await request.post('/api/contact', tooLarge);
  expect(response.status()).toBe(413);
  expectHeaders(response.headers(), 'a response to a large request');
});

test('a 304 response has no body and the same CSP', async ({ request }) => {
  const first = await request.get('/contact/');
  const again = await request.get('/contact/', {
    headers: { 'if-none-match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers()['content-security-policy']).toBe(policyOf(first));
});

test('other sites can embed social images', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const [, image = ''] = /property="og:image" content="[^"]*(\/social\/[^"]+)"/.exec(home) ?? [];
  const response = await request.get(image);
  expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin');
});

test('answers multiple ranges with the whole file', async ({ request }) => {
  const range = `bytes=${Array.from({ length: 200 }, (_, n) => `${n.toString()}-`).join(',')}`;
  const response = await request.get('/favicon.svg', { headers: { range } });
  expect(response.status()).toBe(200);
});

function expectHeaders(headers: Record<string, string>, of: string): void {
  for (const [name, value] of Object.entries(always)) {
    expect.soft(headers[name], `${name} of ${of}`).toMatch(value);
  }
}

function policyOf(response: Awaited<ReturnType<APIRequestContext['get']>>): string {
  return response.headers()['content-security-policy'] ?? '';
}
