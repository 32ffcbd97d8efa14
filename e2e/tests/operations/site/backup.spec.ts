import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import {
  compose,
  make,
  makeWithDocker,
  repository,
  shell,
} from '../../../src/compose-project.ts';
import { notice, show } from '../../../src/front-desk.ts';
import { newVisitor } from '../../../src/contact-form.ts';
import {
  mailAbout,
  redis,
  requireOwnStack,
  sendMessage,
} from '../../../src/own-stack.ts';

test.describe.configure({ mode: 'serial' });

/** Paths, relative to the repository. */
const backups: string[] = [];

const folder = await mkdtemp(join(tmpdir(), 'backup-'));
const home = `GNUPGHOME=${folder}`;
const encryption = [home, 'BACKUP_RECIPIENT=backup@practice.test'];

test.beforeAll(() =>
  shell(
    `export ${home}; gpg --batch --quiet --passphrase '' --quick-generate-key backup@practice.test default default never`,
  ),
);

test.afterAll(async () => {
  for (const backup of backups) await rm(join(repository, backup));
  await rm(folder, { recursive: true });
});

test('make backup encrypts the backup and passes it to BACKUP_HOOK', async () => {
  const hook = `BACKUP_HOOK=cp -t ${folder}`;
  const backup = (await make('backup', ...encryption, hook)).trim();
  backups.push(backup);
  expect(backup).toMatch(/\.tar\.gz\.gpg$/);
  const [copy] = await readdir(folder).then((names) =>
    names.filter((name) => name.endsWith('.gpg')),
  );
  const listed = await shell(
    `export ${home}; gpg --batch --quiet --decrypt ${join(folder, copy ?? '')} | tar -tz`,
  );
  expect(listed).toContain('redis.rdb');
});

test('make backup reports a failed hook and keeps the backup', async () => {
  const failed = await make('backup', 'BACKUP_HOOK=false').catch(String);
  const [, backup = ''] =
    /BACKUP_HOOK failed[^]*(backups\/site-\S+)/.exec(failed) ?? [];
  expect(await shell(`tar -tzf ${backup}`)).toContain('redis.rdb');
  backups.push(backup);
});

test('make restore rejects a damaged backup without changes', async ({
  request,
}) => {
  await expect(make('restore', 'FILE=Makefile')).rejects.toThrow(
    "Makefile isn't a backup of this site, or it's damaged. Nothing was changed.",
  );
  expect((await request.get('/api/health/ready')).status()).toBe(200);
});

test('make restore rejects data that Redis cannot read', async ({
  request,
}) => {
  const damaged = 'backups/damaged.tar.gz';
  backups.push(damaged);
  await shell(
    `folder=$(mktemp -d) && tar -C "$folder" -xzf ${backups[1] ?? ''} && truncate -s -20 "$folder/redis.rdb" &&
     tar -C "$folder" -czf ${damaged} env redis.rdb mail && rm -r "$folder"`,
  );
  await expect(make('restore', `FILE=${damaged}`)).rejects.toThrow(
    "Redis can't read the data in backups/damaged.tar.gz",
  );
  expect((await request.get('/api/health/ready')).status()).toBe(200);
});

test('make backup copies a message that moves from the disk to Redis meanwhile', async ({
  request,
}) => {
  await redis('CONFIG', 'SET', 'maxmemory', '1');
  const visitor = await sendMessage(request);
  // Before the second of the two copies, Redis takes it.
  const output = await makeWithDocker(
    `case "$*" in
      *'redis-cli --rdb'* | *'tar '*'-c mail'*)
        if ! mkdir "\${0%/*}/first" 2>/dev/null; then
          "$docker" compose exec -T redis redis-cli CONFIG SET maxmemory 128mb >/dev/null
          sleep 5
        fi ;;
    esac
    exec "$docker" "$@"`,
    'backup',
    { MODE: 'containers' },
  );
  const backup = output.trim();
  backups.push(backup);
  expect(
    await shell(`tar -xzOf ${backup} | grep -ac ${visitor.email}`),
  ).toMatch(/^[1-9]/);
  await mailAbout(visitor.lastName);
});

/** Sends messages until they're refused. @returns the accepted ones. */
async function sendUntilRefused(
  request: APIRequestContext,
): Promise<ReturnType<typeof newVisitor>[]> {
  const accepted = [];
  for (;;) {
    const visitor = newVisitor();
    const data = { ...visitor, consent: true };
    const answer = await request
      .post('/api/contact', { data })
      .catch(() => undefined);
    if (answer?.status() !== 200) return accepted;
    accepted.push(visitor);
    await setTimeout(100);
  }
}

test('make restore can be undone, even on an empty server', async ({
  request,
}) => {
  const { adminPassword, mailboxUrl } = requireOwnStack();
  const isSignedIn = async (): Promise<unknown> =>
    (await request.get('/api/admin/check')).json();
  const today = async (): Promise<unknown> =>
    (await request.get('/api/today')).json();
  const settings = () => readFile(env['ENV_FILE'] ?? '', 'utf8');
  const settingsThen = await settings();
  const backup = (await make('backup')).trim();
  backups.push(backup);
  // None of these is in the backup.
  await show(notice('Not in the backup'));
  await request.post('/api/admin/login', { data: { password: adminPassword } });
  const behavior = new URL('/behavior', mailboxUrl).href;
  await request.put(behavior, { data: 'refuse-temporarily' });
  const visitor = await sendMessage(request);

  const [output, accepted] = await Promise.all([
    make('restore', `FILE=${backup}`, ...encryption),
    sendUntilRefused(request),
  ]);
  const [, undo = ''] = /To undo: make restore FILE=(\S+)/.exec(output) ?? [];
  backups.push(undo);
  expect(undo).toMatch(/before-restore-\S+\.tar\.gz\.gpg$/);
  expect(await settings()).toBe(settingsThen);
  expect(await isSignedIn()).toEqual({ authenticated: false });
  expect(await today()).toMatchObject({ changes: [] });
  expect(await make('status')).toContain('Newest backup: less than a day ago.');

  // First, so that it doesn't wait for Redis.
  await compose('stop', 'backend');
  await compose('--profile', '*', 'down', '--volumes');
  expect(await compose('ps', '--all', '--quiet')).toBe('');
  await make('restore', `FILE=${undo}`, home);
  expect(await isSignedIn()).toEqual({ authenticated: true });
  expect(await today()).toMatchObject({
    changes: [{ text: { en: 'Not in the backup' } }],
  });
  await make('today', 'CLEAR=1');
  await request.put(behavior, { data: 'accept' });
  await make('outbox-retry');
  expect((await mailAbout(visitor.lastName)).text).toContain(visitor.message);
  // Those that came in while the data was being replaced.
  for (const { lastName } of accepted) await mailAbout(lastName);
});
