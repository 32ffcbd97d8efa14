import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  changeSetting,
  compose,
  idsOf,
  make,
} from '../../../src/compose-project.ts';
import { fetchHttps, visitThroughRenewal } from '../../../src/https-client.ts';
import { makeCertificate } from '../../../src/servers/made-certificate.ts';

const hour = 60 * 60 * 1000;
const names = ['site.test', 'www.site.test'];

// Runs after other-proxy.spec.ts, which ends without HTTPS.
test.describe.configure({ mode: 'serial' });

let folder: string;
let root: string;
const undo: (() => Promise<void>)[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'certificates-'));
  // Almost expired.
  const now = Date.now();
  const { certificate, key, authority } = await makeCertificate(folder, 'own', {
    names,
    from: now - 48 * hour,
    to: now + hour,
  });
  root = await readFile(authority, 'utf8');
  undo.push(await changeSetting('TLS_CERTIFICATE', certificate));
  undo.push(await changeSetting('TLS_KEY', key));
});

test.afterAll(async () => {
  for (const step of undo.reverse()) await step();
  await rm(folder, { recursive: true });
});

/** Replaces the files that .env names with another pair. */
async function replaceWith(name: string): Promise<void> {
  for (const ending of ['pem', 'key']) {
    await rename(
      join(folder, `${name}.${ending}`),
      join(folder, `own.${ending}`),
    );
  }
}

test('make tls serves your own certificate without certbot', async () => {
  expect(await make('tls')).toContain(
    'Certificate: for site.test, www.site.test, 0 days left. To',
  );
  for (const host of names) {
    const { status } = await fetchHttps('/about/', {
      root,
      host,
      servername: host,
    });
    expect(status).toBe(host === 'site.test' ? 200 : 301);
  }
  expect(await compose('ps', '--all', '--quiet', 'certbot')).toBe('');
});

test('make status warns before your own certificate expires', async () => {
  const status = () => make('status');
  await expect
    .poll(status)
    .toContain('Warning: The certificate should have been renewed by now.');
  expect(await status()).toContain(
    'To renew it, replace its files and run "make tls".',
  );
});

/**
 * What visitors met while `make tls` took the next pair. The test of
 * `make update` beside this one renews layers that all builds share. Then
 * `make tls` replaces nginx as well, so this tries once more.
 */
async function renew(
  again = true,
): Promise<Awaited<ReturnType<typeof visitThroughRenewal>>> {
  const nginx = await idsOf('nginx');
  const to = Date.now() + 90 * 24 * hour;
  await makeCertificate(folder, 'next', { names, to });
  const visits = visitThroughRenewal(root);
  await replaceWith('next');
  expect(await make('tls')).toContain('89 days left');
  const met = await visits;
  const replaced = String(await idsOf('nginx')) !== String(nginx);
  return replaced && again ? renew(false) : met;
}

test('make tls takes the replaced files without dropping a request', async () => {
  const { first, next, failures } = await renew();
  expect(failures).toEqual([]);
  expect(next.validFrom).toBeGreaterThan(first.validFrom);
});

test('make up rejects a certificate for other names, and the site keeps the old one', async () => {
  const before = await fetchHttps('/', { root });
  await makeCertificate(folder, 'wrong', { names: ['other.test'] });
  await replaceWith('wrong');
  await expect(make('up')).rejects.toThrow(
    "TLS_CERTIFICATE: this certificate isn't for site.test, which is in TLS_DOMAIN.",
  );
  expect((await fetchHttps('/', { root })).certificate).toEqual(
    before.certificate,
  );
});
