import { expect, test } from '@playwright/test';
import { compose, make } from '../../../src/compose-project.ts';
import {
  fetchHttps,
  curl,
  httpsUrl,
  trustedRoot,
  visitThroughRenewal,
} from '../../../src/https-client.ts';
import { mailAbout, requireOwnStack } from '../../../src/own-stack.ts';

/** The URL inside the Compose network. */
const inside = (path: string): string =>
  new URL(path, 'https://site.test:8443').href;

let root: string;

test.beforeAll(async () => {
  root = await trustedRoot();
});

test('serves pages with a valid certificate, HSTS and Alt-Svc', async () => {
  const { status, headers } = await fetchHttps('/about/', { root });
  expect(status).toBe(200);
  expect(headers['strict-transport-security']).toBe('max-age=86400');
  expect(headers['alt-svc']).toBe(`h3=":${new URL(httpsUrl).port}"; ma=86400`);
});

test('redirects HTTP to HTTPS without HSTS', async ({ request }) => {
  const response = await request.get('/about/?from=http', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe(`${httpsUrl}/about/?from=http`);
  expect(response.headers()).not.toHaveProperty('strict-transport-security');
});

test('redirects other host names to the main one', async () => {
  const { status, headers } = await fetchHttps('/about/', {
    root,
    host: 'www.site.test',
  });
  expect(status).toBe(301);
  expect(headers.location).toBe(`${httpsUrl}/about/`);
});

test('closes the connection for unknown host names, before it sends a certificate', async () => {
  const other = { root, host: 'other.test', servername: 'other.test' };
  await expect(fetchHttps('/', other)).rejects.toThrow('unrecognized name');
  await expect(fetchHttps('/', { root, host: 'other.test' })).rejects.toThrow(
    'socket hang up',
  );
});

test('HTTP/1.1, 2 and 3 serve pages and /api', async () => {
  for (const [version, option] of Object.entries({
    1.1: 'http1.1',
    2: 'http2',
    3: 'http3-only',
  })) {
    const write = [
      '--output',
      '/dev/null',
      '--write-out',
      '%{http_code} HTTP/%{http_version}',
    ];
    for (const path of ['/about/', '/api/health/ready'])
      expect(await curl(`--${option}`, ...write, inside(path))).toBe(
        `200 HTTP/${version}`,
      );
  }
});

const withTls = (version: string): string[] => [
  `--tlsv${version}`,
  '--tls-max',
  version,
  '--ciphers',
  'DEFAULT@SECLEVEL=0',
  '--output',
  '/dev/null',
  '--write-out',
  '%{http_code}',
  inside('/'),
];

test('accepts TLS 1.2 and 1.3, but nothing older', async () => {
  for (const version of ['1.2', '1.3'])
    expect(await curl(...withTls(version))).toBe('200');
  const failedHandshake = { code: 35 };
  for (const version of ['1.0', '1.1'])
    await expect(curl(...withTls(version))).rejects.toMatchObject(
      failedHandshake,
    );
});

test('the session cookie is Secure', async () => {
  const body = JSON.stringify({ password: requireOwnStack().adminPassword });
  const { status, headers } = await fetchHttps('/api/admin/login', {
    root,
    method: 'POST',
    body,
  });
  expect(status).toBe(200);
  expect(headers['set-cookie']).toContainEqual(
    expect.stringMatching(/^__Host-session=.*; Secure/),
  );
});

test('renews the certificate at two thirds of its lifetime without dropping a request', async () => {
  const { first, next, failures } = await visitThroughRenewal(root);
  expect(failures).toEqual([]);
  const age =
    (next.validFrom - first.validFrom) / (first.validTo - first.validFrom);
  expect(age).toBeGreaterThanOrEqual(0.66);
  expect(age).toBeLessThan(0.9);
});

test('make status shows the days left of the certificate', async () =>
  expect(await make('status')).toContain(
    'Certificate: for site.test, www.site.test, 0 days left',
  ));

test('make status and an email warn if the certificate is not renewed', async ({
  request,
}) => {
  // The certificates last two minutes, and alerts are checked once a minute.
  const wait = { timeout: 150_000, intervals: [1000] };
  const warnings = async () =>
    (await make('status'))
      .split('\n')
      .filter((line) => line.startsWith('Warning: '))
      .join();
  const alert = () =>
    mailAbout("The certificate isn't being renewed").catch(() => undefined);
  await compose('stop', 'certbot');

  // The mail first, because `make status` keeps a processor busy for seconds.
  await expect.poll(alert, wait).toBeDefined();
  expect((await alert())?.recipients).toEqual(['operator@practice.test']);
  expect((await alert())?.text).toContain('docker compose logs certbot');

  expect(await warnings()).toMatch(
    /certificate should have been renewed|has expired/,
  );
  const ready = await request.get('/api/health/ready');
  expect(await ready.json()).toEqual({ status: 'ready' });

  await compose('start', 'certbot');
  const page = () => fetchHttps('/', { root }).catch(() => undefined);
  await expect.poll(async () => (await page())?.status, wait).toBe(200);
  await expect.poll(warnings, wait).not.toContain('certificate');
});

test('make tls obtains a new certificate', async () => {
  const { certificate: before } = await fetchHttps('/', { root });
  await compose('exec', '-T', 'certbot', 'rm', '/certificates/asked-for');
  expect(await make('tls')).toContain(
    'Certificate: for site.test, www.site.test',
  );
  // nginx checks for it every few seconds.
  await expect
    .poll(async () => (await fetchHttps('/', { root })).certificate.validFrom)
    .toBeGreaterThan(before.validFrom);
});
