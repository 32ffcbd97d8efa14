import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import {
  changeSetting,
  compose,
  logOf,
  make,
} from '../../../src/compose-project.ts';
import { login } from '../../../src/own-stack.ts';
import { siteUrl } from '../../../src/environment.ts';

// Runs after https.spec.ts and before own-certificate.spec.ts, which obtain
// certificates.
test.describe.configure({ mode: 'serial' });

const claimed = '203.0.113.9, 198.51.100.7';

/** This machine's address, as nginx logs it. */
let own: string;
let undo: () => Promise<void>;

test.afterAll(() => undo());

test('ignores forwarded addresses from unknown clients', async () => {
  own = await addressOf({});
  expect(own).toMatch(/^\d+\.\d+\.\d+\.0$/);
  expect(await addressOf({ 'x-forwarded-for': claimed })).toBe(own);
  expect(await addressOf({ 'x-real-ip': '198.51.100.7' })).toBe(own);
});

test('serves HTTP again when TLS_DOMAIN is removed', async ({ request }) => {
  undo = await changeSetting('TLS_DOMAIN', '');
  await changeSetting(
    'TRUSTED_PROXIES',
    `192.0.2.0/24,${own}/24,2001:db8::/32`,
  );
  await compose('rm', '--stop', '--force', 'certbot');
  await make('up');
  expect((await request.get('/about/', { maxRedirects: 0 })).status()).toBe(
    200,
  );
  expect(await make('status')).toContain('the site uses HTTP only');
});

test('accepts client address and protocol from a trusted proxy', async () => {
  expect(await addressOf({ 'x-forwarded-for': claimed })).toBe('198.51.100.0');
  expect(await addressOf({ 'x-forwarded-for': `${claimed}, 192.0.2.1` })).toBe(
    '198.51.100.0',
  );
  expect(await addressOf({})).toBe(own);

  expect(await signInOver('https')).toMatch(/; Secure/);
  expect(await signInOver('http')).toBe('403');
});

/**
 * The anonymized client address that nginx logs for a request with these
 * headers.
 */
async function addressOf(headers: Record<string, string>): Promise<string> {
  const path = `/${randomUUID()}`;
  // Not to HTTPS, which this machine can't resolve.
  await fetch(new URL(path, siteUrl), { headers, redirect: 'manual' });
  const asked = async () =>
    (await logOf('nginx')).find((line) => line.path === path);
  await expect.poll(asked).toBeDefined();
  return (await asked())?.address ?? '';
}

/**
 * The session cookie, or the error status, of a login over the given protocol.
 */
async function signInOver(scheme: string): Promise<string> {
  const response = await login(siteUrl, undefined, {
    'x-forwarded-proto': scheme,
  });
  const cookies = response.headers.getSetCookie();
  return (
    cookies.find((one) => one.startsWith('__Host-session=')) ??
    response.status.toString()
  );
}
