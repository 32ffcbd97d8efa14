import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mailAbout } from '../../../src/mails.ts';
import { requireOwnStack } from '../../../src/own-stack.ts';
import { compose, make, shell } from '../../../src/run.ts';

const repository = join(import.meta.dirname, '../../../..');

test('make restore brings back sessions and waiting messages', async ({ request }) => {
  const { adminPassword, mailboxUrl } = requireOwnStack();
  await request.post('/api/admin/login', { data: { password: adminPassword } });
  await request.put(new URL('/behavior', mailboxUrl).href, { data: 'refuse-temporarily' });
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

test('make restore can be undone', async ({ request }) => {
  const { adminPassword } = requireOwnStack();
  const backup = (await make('backup')).trim();
  // A session that isn't in the backup.
  await request.post('/api/admin/login', { data: { password: adminPassword } });
  const output = await make('restore', `FILE=${backup}`);
  const signedIn = async (): Promise<unknown> => (await request.get('/api/admin/check')).json();
  expect(await signedIn()).toEqual({ authenticated: false });
  expect(await make('status')).toContain('Newest backup: less than a day ago.');

  const [, undo = ''] = /To undo: make restore (FILE=\S+)/.exec(output) ?? [];
  const undoOutput = await make('restore', undo);
  expect(await signedIn()).toEqual({ authenticated: true });
  const files = [backup, undo, /FILE=(\S+)/.exec(undoOutput)?.[1] ?? ''];
  for (const file of files) await rm(join(repository, file.replace('FILE=', '')));
});

test('make restore rejects data that Redis cannot read before it changes anything', async ({
  request,
}) => {
  const backup = (await make('backup')).trim();
  const damaged = 'backups/damaged.tar.gz';
  await shell(
    `folder=$(mktemp -d) && tar -C "$folder" -xzf ${backup} && truncate -s -20 "$folder/redis.rdb" &&
     tar -C "$folder" -czf ${damaged} env redis.rdb mail && rm -r "$folder"`,
  );
  await expect(make('restore', `FILE=${damaged}`)).rejects.toThrow(
    "Redis can't read the data in backups/damaged.tar.gz",
  );
  expect((await request.get('/api/health/ready')).status()).toBe(200);
  await rm(join(repository, backup));
  await rm(join(repository, damaged));
});

test('make backup encrypts the backup and passes it to BACKUP_HOOK', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const home = `GNUPGHOME=${folder}`;
  await shell(
    `export ${home}; gpg --batch --quiet --passphrase '' --quick-generate-key backup@practice.test default default never`,
  );
  const settings = [home, 'BACKUP_RECIPIENT=backup@practice.test', `BACKUP_HOOK=cp -t ${folder}`];
  const backup = (await make('backup', ...settings)).trim();
  expect(backup).toMatch(/\.tar\.gz\.gpg$/);
  const [copy] = await readdir(folder).then((names) =>
    names.filter((name) => name.endsWith('.gpg')),
  );
  const listed = await shell(
    `export ${home}; gpg --batch --quiet --decrypt ${join(folder, copy ?? '')} | tar -tz`,
  );
  expect(listed).toContain('redis.rdb');
  await rm(join(repository, backup));
  await rm(folder, { recursive: true });
});

test('make backup reports a failed hook and keeps the backup', async () => {
  await expect(make('backup', 'BACKUP_HOOK=false')).rejects.toThrow(
    /BACKUP_HOOK failed[^]*backups\/site-/,
  );
});

test('make restore rejects a damaged backup without changes', async ({ request }) => {
  await expect(make('restore', 'FILE=Makefile')).rejects.toThrow(
    "Makefile isn't a backup of this site, or it's damaged. Nothing was changed.",
  );
  expect((await request.get('/api/health/ready')).status()).toBe(200);
});
