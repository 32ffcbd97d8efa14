import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { requireOwnStack } from '../../../src/own-stack.ts';
import { compose, make } from '../../../src/run.ts';
import { logOf } from '../../../src/service-log.ts';
import { changeSetting } from '../../../src/settings-file.ts';
import { siteUrl } from '../../../src/site-url.ts';

// Runs after operator.spec.ts and before own-certificate.spec.ts, which obtain certificates.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const claimed = '203.0.113.9, 198.51.100.7';

let undo: () => Promise<void>;

test.beforeAll(async () => {
  undo = await changeSetting('TLS_DOMAIN', '');
  await compose('rm', '--stop', '--force', 'certbot');
  await make('up');
});

test.afterAll(() => undo());

test('serves HTTP again when TLS_DOMAIN is removed', async ({ request }) => {
  expect((await request.get('/about/', { maxRedirects: 0 })).status()).toBe(200);
  expect(await make('status')).toContain('the site uses HTTP only');
});

test('ignores forwarded addresses from unknown clients', async () => {
  const own = await addressOf({});
  expect(own).toMatch(/^\d+\.\d+\.\d+\.0$/);
  expect(await addressOf({ 'x-forwarded-for': claimed })).toBe(own);
  expect(await addressOf({ 'x-real-ip': '198.51.100.7' })).toBe(own);
});

for (const invalid of ['example.com', '0.0.0.0/0', '10.0.0.256']) {
  test(`make up rejects "${invalid}" as a proxy without changes`, async () => {
    const undoProxies = await changeSetting('TRUSTED_PROXIES', invalid);
    await expect(make('up')).rejects.toThrow("TRUSTED_PROXIES in .env isn't valid");
    await undoProxies();
    expect((await fetch(siteUrl)).status).toBe(200);
  });
}

test('accepts client address and protocol from a trusted proxy', async () => {
  const own = await addressOf({});
  const proxies = `192.0.2.0/24,${own}/24,2001:db8::/32`;
  const undoProxies = await changeSetting('TRUSTED_PROXIES', proxies);
  await make('up');

  expect(await addressOf({ 'x-forwarded-for': claimed })).toBe('198.51.100.0');
  expect(await addressOf({ 'x-forwarded-for': `${claimed}, 192.0.2.1` })).toBe('198.51.100.0');
  expect(await addressOf({})).toBe(own);

  for (let n = 0; n < 5; n += 1) expect(await guessFrom('198.51.100.20')).toBe(401);
  expect(await guessFrom('198.51.100.20')).toBe(429);
  expect(await guessFrom('203.0.113.9, 198.51.100.20')).toBe(429);
  expect(await guessFrom('198.51.100.21')).toBe(401);

  expect(await signInOver('https')).toMatch(/^__Host-session=.*; Secure/);
  expect(await signInOver('http')).toBe('403');

  await undoProxies();
  await make('up');
  expect(await addressOf({ 'x-forwarded-for': claimed })).toBe(own);
});

/** The anonymized client address that nginx logs for a request with these headers. */
async function addressOf(headers: Record<string, string>): Promise<string> {
  const path = `/${randomUUID()}`;
  await fetch(new URL(path, siteUrl), { headers });
  const asked = async () => (await logOf('nginx')).find((line) => line.path === path);
  await expect.poll(asked).toBeDefined();
  return (await asked())?.address ?? '';
}

/** The session cookie, or the error status, of a login over the given protocol. */
async function signInOver(scheme: string): Promise<string> {
  const response = await fetch(new URL('/api/admin/login', siteUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': scheme },
    body: JSON.stringify({ password: requireOwnStack().adminPassword }),
  });
  return response.headers.get('set-cookie') ?? response.status.toString();
}

async function guessFrom(address: string): Promise<number> {
  const { status } = await fetch(new URL('/api/admin/login', siteUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'x-forwarded-proto': 'https',
    },
    body: JSON.stringify({ password: 'a guess' }),
  });
  return status;
}
