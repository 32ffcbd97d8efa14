import { expect, test } from 'vitest';
import { Checkout } from './shell.ts';

const parts = ['command', 'settings', 'backup-schedule'];

/** A `crontab` that keeps its lines in the file `table`. */
const crontab =
  'if [[ $1 == -l ]]; then cat table 2>/dev/null; else cat >table; fi';

test('make up writes the daily backup into the crontab once, and takes it out again', async () => {
  const checkout = await Checkout.create({ env: 'BACKUP_AT=03:15\n' });
  await checkout.addProgram('crontab', crontab);
  await checkout.write('table', '0 1 * * * other # 100\\%\n');
  await checkout.run(parts, 'schedule_backups; schedule_backups');
  const lines = (await checkout.read('table')).split('\n');
  expect(lines).toEqual([
    '0 1 * * * other # 100\\%',
    expect.stringMatching(
      /^15 3 \* \* \* cd '\/.* make backup >\/dev\/null # /,
    ),
    '',
  ]);
  await checkout.write('.env', 'BACKUP_AT=23:05\n');
  await checkout.run(parts, 'schedule_backups');
  expect(await checkout.read('table')).toMatch(/^0 1 .*\n5 23 .*\n$/);
  await checkout.write('.env', 'BACKUP_AT=\n');
  await checkout.run(parts, 'schedule_backups');
  expect(await checkout.read('table')).toBe('0 1 * * * other # 100\\%\n');
});

test('any shell can run the line, and the line of a site in a similar folder stays', async () => {
  const checkout = await Checkout.create({ env: 'BACKUP_AT=03:15\n' });
  await checkout.addProgram('crontab', crontab);
  const { stdout } = await checkout.run(
    parts,
    [
      `site="$PWD/Ana's sité"`,
      'mkdir "$site 2" "$site" && PATH=$PWD/bin:$PATH && : >table',
      'for folder in "$site 2" "$site"; do',
      '  cp -r scripts .env "$folder" && cd "$folder" && ln -sf ../table . && schedule_backups',
      `  printf 'backup:\\n\\t@pwd\\n' >Makefile`,
      'done',
      `sed -n 's/^[0-9 *]*//; s,>/dev/null,,p' table | LC_ALL=C sh`,
    ].join('\n'),
  );
  expect(stdout.replaceAll(checkout.folder, '')).toBe(
    "/Ana's sité 2\n/Ana's sité\n",
  );
});

test('says what to install for daily backups without cron', async () => {
  const checkout = await Checkout.create({ env: 'BACKUP_AT=03:15\n' });
  const withoutCron = 'command() { [[ $2 != crontab ]]; }; schedule_backups';
  const { stdout } = await checkout.run(parts, withoutCron);
  expect(stdout).toContain('install --no-install-recommends cron');
});

test('keeps the newest backups, and all others', async () => {
  const checkout = await Checkout.create({ env: 'BACKUP_KEEP=2\n' });
  const { stdout } = await checkout.run(
    parts,
    [
      'mkdir backups',
      'touch backups/site-2026112{1,2,3,4}-031500.tar.gz backups/before-restore-20261101.tar.gz',
      'remove_old_backups',
      'ls backups',
    ].join('\n'),
  );
  expect(stdout).toBe(
    'before-restore-20261101.tar.gz\nsite-20261123-031500.tar.gz\nsite-20261124-031500.tar.gz\n',
  );
});

test('make backup keeps all backups rather than none', async () => {
  const env = 'MODE=local\nBACKUP_KEEP=0\n';
  const checkout = await Checkout.create({ env });
  const { status, stderr } = await checkout.run([], 'scripts/backup.sh');
  expect(status).toBe(1);
  expect(stderr).toContain("BACKUP_KEEP in .env isn't valid.");
});
