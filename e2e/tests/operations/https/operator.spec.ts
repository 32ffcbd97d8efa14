import { expect, test } from '@playwright/test';
import { fetchHttps, trustedRoot } from '../../../src/https-client.ts';
import { compose, make } from '../../../src/run.ts';

test('make tls obtains a new certificate', async () => {
  const root = await trustedRoot();
  const { certificate: before } = await fetchHttps('/', { root });
  await compose('exec', '-T', 'certbot', 'rm', '/certificates/asked-for');
  expect(await make('tls')).toContain('Certificate: for site.test, www.site.test');
  // nginx checks for it every few seconds.
  await expect
    .poll(async () => (await fetchHttps('/', { root })).certificate.validFrom)
    .toBeGreaterThan(before.validFrom);
});
