import { expect, test } from '@playwright/test';
import { make } from '../../../src/run.ts';

test('status shows services, readiness, messages and certificate on one screen', async () => {
  const status = await make('status');
  for (const service of ['nginx', 'backend', 'redis']) {
    expect(status).toMatch(new RegExp(`^${service} .*\\(healthy\\)`, 'm'));
  }
  expect(status).toContain('The site is ready');
  expect(status).toMatch(/^Messages: \d+ waiting, \d+ failed/m);
  expect(status).toContain('Certificate: none');
  expect(status.split('\n').length).toBeLessThan(24);
});

test('preflight fails, and names what stands before going live', async () => {
  await expect(make('preflight', 'SMTP_ALLOW_PLAINTEXT=1')).rejects.toMatchObject({
    stdout: expect.stringMatching(
      /SITE_URL[^]*SMTP_URL[^]*SMTP_ALLOW_PLAINTEXT[^]*Invented:[^]*medical claims[^]*Certificate: none/,
    ),
  });
});
