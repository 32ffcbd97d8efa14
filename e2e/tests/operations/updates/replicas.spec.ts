import { expect, test } from '@playwright/test';
import { siteUrl } from '../../../src/environment.ts';
import { notice, show } from '../../../src/front-desk.ts';
import {
  mailAbout,
  requireOwnStack,
  sendMessage,
  signIn,
} from '../../../src/own-stack.ts';
import { compose } from '../../../src/compose-project.ts';

const scaleTo = (count: number) =>
  compose(
    'up',
    '--detach',
    '--no-recreate',
    '--scale',
    `backend=${count.toString()}`,
    '--wait',
    // Not the pages, which end once they're published.
    'nginx',
    'backend',
    'redis',
  );

test.beforeAll(() => scaleTo(3));

test.afterAll(async () => {
  await show();
  await scaleTo(1);
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

test('what the front desk shows is on the page and mailed, though all backends are killed right after it', async () => {
  await show(notice('We have ice'));
  await compose('kill', 'backend');
  await scaleTo(3);
  const text = async (url: string | URL) => (await fetch(url)).text();
  await expect
    .poll(() => text(siteUrl), { timeout: 10_000 })
    .toContain('We have ice');
  const mails = new URL('/messages', requireOwnStack().mailboxUrl);
  await expect
    .poll(() => text(mails), { timeout: 30_000 })
    .toContain('We have ice');
});
