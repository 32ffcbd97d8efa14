import { expect, test } from '@playwright/test';
import { mailAbout } from '../../../src/mails.ts';
import { compose, make } from '../../../src/run.ts';

// The certificates last two minutes, and alerts are checked once a minute.
test.describe.configure({ timeout: 420_000 });

// Runs before other-proxy.spec.ts, which ends without HTTPS.
test('make status and an email warn if the certificate is not renewed', async ({ request }) => {
  const warnings = async () =>
    (await make('status'))
      .split('\n')
      .filter((line) => line.startsWith('Warning: '))
      .join();
  const wait = { timeout: 150_000, intervals: [1000] };
  await compose('stop', 'certbot');
  await expect.poll(warnings, wait).toMatch(/certificate should have been renewed|has expired/);

  const ready = await request.get('/api/health/ready');
  expect(await ready.json()).toEqual({ status: 'ready' });

  const alert = () => mailAbout("The certificate isn't being renewed").catch(() => undefined);
  await expect.poll(alert, wait).toBeDefined();
  expect((await alert())?.recipients).toEqual(['operator@practice.test']);
  expect((await alert())?.text).toContain('docker compose logs certbot');

  await compose('start', 'certbot');
  await expect.poll(warnings, wait).not.toContain('certificate');
});
