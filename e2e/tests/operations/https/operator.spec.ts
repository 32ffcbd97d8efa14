import { expect, test } from '@playwright/test';
import { ask, trustedRoot } from '../../../src/https-visitor.ts';
import { compose, make } from '../../../src/run.ts';
import { changeSetting } from '../../../src/settings-file.ts';

test('a new certificate is in place when make tls ends', async () => {
  const root = await trustedRoot();
  const { certificate: before } = await ask('/', { root });
  await compose('exec', '-T', 'certbot', 'rm', '/certificates/asked-for');
  expect(await make('tls')).toContain('Certificate: for site.test, www.site.test');
  // nginx looks for it every few seconds.
  await expect
    .poll(async () => (await ask('/', { root })).certificate.validFrom)
    .toBeGreaterThan(before.validFrom);
});

test('with the names taken out of the settings the site is served over HTTP again', async ({
  request,
}) => {
  const undo = await changeSetting('TLS_DOMAIN', '');
  await compose('rm', '--stop', '--force', 'certbot');
  await make('up');
  expect((await request.get('/about/', { maxRedirects: 0 })).status()).toBe(200);
  expect(await make('status')).toContain('the site answers over HTTP only');
  await undo();
});
