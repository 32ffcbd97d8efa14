import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mailAbout } from '../../../src/mails.ts';
import { requireOwnStack } from '../../../src/own-stack.ts';
import { compose, make } from '../../../src/run.ts';

const repository = join(import.meta.dirname, '../../../..');

test('restored into an empty stack, a session still counts and a waiting message is delivered', async ({
  request,
}) => {
  const { adminPassword, mailboxUrl } = requireOwnStack();
  await request.post('/api/admin/login', { data: { password: adminPassword } });
  await request.put(new URL('/behaviour', mailboxUrl).href, { data: 'refuse-temporarily' });
  const lastName = `Backup${Date.now().toString()}`;
  const sent = await request.post('/api/contact', {
    data: {
      firstName: 'Ada',
      lastName,
      email: 'ada@example.com',
      phone: '',
      subject: 'Other',
      message: 'Is this kept?',
      consent: true,
    },
  });
  expect(sent.status()).toBe(200);

  const backup = (await make('backup')).trim();
  await compose('--profile', '*', 'down', '--volumes');
  expect(await compose('ps', '--all', '--quiet')).toBe('');
  await make('restore', `FILE=${backup}`);
  await rm(join(repository, backup));

  const check = await request.get('/api/admin/check');
  expect(await check.json()).toEqual({ authenticated: true });
  await make('outbox-retry');
  expect((await mailAbout(lastName)).text).toContain('Is this kept?');
});

test('a damaged backup is refused, and the site stays as it is', async ({ request }) => {
  await expect(make('restore', 'FILE=Makefile')).rejects.toThrow(
    'Makefile is no backup of this site, or is damaged. Nothing was changed.',
  );
  expect((await request.get('/api/health/ready')).status()).toBe(200);
});
