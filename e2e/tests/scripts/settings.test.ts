import { equal, match } from 'node:assert/strict';
import { chmod, lstat, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { Checkout } from './shell.ts';

const parts = ['command', 'settings'];

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

const validate = async (line: string) => {
  const checkout = await Checkout.create();
  await checkout.write('.env', `${line}\n`);
  return checkout.run([...parts, 'validate-settings'], 'validate_settings');
};

for (const [name, value] of [
  ['HSTS', '1 year'],
  ['HSTS', 'subdomains'],
  ['BACKEND_REPLICAS', '0'],
  ['TRUSTED_PROXIES', 'example.com'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '10.0.0.0/8,10.0.0.256'],
  ['BIND_ADDRESS', 'localhost'],
  ['BIND_ADDRESS', '127.0.0.1:80'],
  ['BIND_ADDRESS', '10.0.0.0/8'],
  ['BIND_ADDRESS', '256.0.0.1'],
  ['BIND_ADDRESS', '[::1]'],
  ['IPV6', 'yes'],
] as const) {
  test(`rejects ${name}=${value} before anything starts`, async () => {
    const { status, stderr } = await validate(`${name}=${value}`);
    equal(status, 1);
    match(stderr, new RegExp(`^Error: ${name} in .env isn't valid`));
  });
}

for (const line of [
  ...['HSTS=', 'HSTS=year', 'HSTS=year+subdomains', 'BACKEND_REPLICAS=3', 'IPV6=false'],
  ...[
    'BIND_ADDRESS=',
    'BIND_ADDRESS=127.0.0.1',
    'BIND_ADDRESS=0.0.0.0',
    'BIND_ADDRESS=2001:db8::7',
  ],
]) {
  test(`accepts ${line}`, async () => {
    equal((await validate(line)).status, 0);
  });
}
