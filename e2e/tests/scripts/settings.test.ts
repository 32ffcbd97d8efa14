import { equal } from 'node:assert/strict';
import { chmod, lstat, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { Checkout } from './shell.ts';

const parts = ['messages', 'settings'];

test('writes a setting to a new file with the same permissions', async () => {
  const checkout = await Checkout.create();
  const env = join(checkout.folder, '.env');
  await checkout.write('.env', 'A=1\nAB=2\n# A=3\n');
  await chmod(env, 0o600);
  const { ino } = await stat(env);

  equal((await checkout.run(parts, String.raw`write_setting .env A 'x&\y $z'`)).status, 0);
  equal(await readFile(env, 'utf8'), String.raw`A=x&\y $z` + '\nAB=2\n# A=3\n');
  const after = await stat(env);
  equal(after.mode & 0o777, 0o600);
  equal(after.ino === ino, false);
});

test("doesn't change the file if writing fails", async () => {
  const checkout = await Checkout.create();
  await checkout.write('.env', 'A=1\n');
  await checkout.addProgram('awk', 'echo half; exit 2');
  equal((await checkout.run(parts, 'write_setting .env A 2')).status, 1);
  equal(await readFile(join(checkout.folder, '.env'), 'utf8'), 'A=1\n');
});

test('keeps a symlinked settings file a symlink', async () => {
  const checkout = await Checkout.create();
  await checkout.write('elsewhere', 'A=1\n');
  await symlink('elsewhere', join(checkout.folder, '.env'));
  await checkout.run(parts, 'write_setting .env A 2');
  equal((await lstat(join(checkout.folder, '.env'))).isSymbolicLink(), true);
  equal(await readFile(join(checkout.folder, 'elsewhere'), 'utf8'), 'A=2\n');
});

test('the last line of a setting counts, even if it is empty', async () => {
  const checkout = await Checkout.create();
  await checkout.write('.env', 'A=1\nB=1\nA=2\nB=\nAB=3\n');
  const { stdout } = await checkout.run(parts, 'say "$(setting A x) $(setting B x)"');
  equal(stdout, '2 x\n');
});

test('prefers environment variables over the file, and the file over the default', async () => {
  const checkout = await Checkout.create();
  await checkout.write('.env', 'A=1 # one\nB="two"\nC=\n');
  const { stdout } = await checkout.run(
    parts,
    'say "$(setting A x) $(setting B x) $(setting C x)"',
    {
      B: 'three',
    },
  );
  equal(stdout, '1 three x\n');
});
