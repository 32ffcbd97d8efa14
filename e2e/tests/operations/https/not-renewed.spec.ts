import { expect, test } from '@playwright/test';
import { mailAbout } from '../../../src/mails.ts';
import { compose } from '../../../src/run.ts';

// The authority's certificates last two minutes, and alerts are looked for once a minute.
test.describe.configure({ timeout: 420_000 });

test('a certificate that is not renewed is told of by the readiness and by mail', async ({
  request,
}) => {
  const troubles = async () => {
    const answer = await request.get('/api/health/ready');
    return ((await answer.json()) as { troubles?: string[] }).troubles?.join() ?? '';
  };
  const wait = { timeout: 150_000, intervals: [1000] };
  await compose('stop', 'certbot');
  await expect.poll(troubles, wait).toMatch(/certificate should have been renewed|has ended/);

  const alert = () => mailAbout('The certificate is not being renewed').catch(() => undefined);
  await expect.poll(alert, wait).toBeDefined();
  expect((await alert())?.envelope.to).toEqual(['operator@practice.test']);
  expect((await alert())?.text).toContain('docker compose logs certbot');

  await compose('start', 'certbot');
  await expect.poll(troubles, wait).not.toContain('certificate');
});
