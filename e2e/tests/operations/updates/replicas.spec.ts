import { expect, test } from '@playwright/test';
import { siteUrl } from '../../../src/environment.ts';
import { mailAbout, signIn, sendMessage } from '../../../src/own-stack.ts';
import { compose } from '../../../src/compose-project.ts';

test.beforeAll(async () => {
  await compose(
    'up',
    '--detach',
    '--no-recreate',
    '--scale',
    'backend=3',
    '--wait',
    // Not the pages, which end once they're published.
    'nginx',
    'backend',
    'redis',
  );
});

test.afterAll(async () => {
  await compose(
    'up',
    '--detach',
    '--no-recreate',
    '--scale',
    'backend=1',
    '--wait',
    // Not the pages, which end once they're published.
    'nginx',
    'backend',
    'redis',
  );
});

test('three backends share sessions and the queue', async ({ request }) => {
  const ids = (await compose('ps', '--quiet', 'backend')).trim().split('\n');
  expect(ids).toHaveLength(3);

  const cookie = await signIn(siteUrl);
  for (let n = 0; n < 12; n += 1) {
    const check = await request.get('/api/admin/check', {
      headers: { cookie },
    });
    expect(await check.json()).toEqual({ authenticated: true });
  }

  // Each message is delivered once, by any backend.
  const visitors = [];
  for (let n = 0; n < 6; n += 1) visitors.push(await sendMessage(request));
  for (const { lastName } of visitors) await mailAbout(lastName);
  const log = await compose('logs', '--no-color', '--since', '2m', 'backend');
  const deliverers = log
    .split('\n')
    .filter((line) => line.includes('"delivered"'))
    .map((line) => line.split(' ')[0]);
  expect(new Set(deliverers).size, 'backends that delivered').toBeGreaterThan(
    1,
  );
});
