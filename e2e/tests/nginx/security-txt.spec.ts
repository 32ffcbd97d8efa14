import { expect, test } from '@playwright/test';
import { siteUrl } from '../../src/site-url.ts';

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
