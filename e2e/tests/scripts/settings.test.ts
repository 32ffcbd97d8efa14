import { chmod, lstat, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readableLines, unreadableLines } from '../../src/env-lines.ts';
import { Checkout } from './shell.ts';

const parts = ['command', 'settings'];

test('writes a setting to a new file with the same permissions', async () => {
  const checkout = await Checkout.create({ env: 'A=1\nAB=2\n# A=3\n' });
  const env = join(checkout.folder, '.env');
  await chmod(env, 0o600);
  const { ino } = await stat(env);

  expect(
    (await checkout.run(parts, String.raw`write_setting .env A 'x&\y $z'`))
      .status,
  ).toBe(0);
  expect(await checkout.read('.env')).toBe(
    String.raw`A=x&\y $z` + '\nAB=2\n# A=3\n',
  );
  const after = await stat(env);
  expect(after.mode & 0o777).toBe(0o600);
  expect(after.ino).not.toBe(ino);
});

test("doesn't change the file if writing fails", async () => {
  const checkout = await Checkout.create({ env: 'A=1\n' });
  await checkout.addProgram('awk', 'echo half; exit 2');
  expect((await checkout.run(parts, 'write_setting .env A 2')).status).toBe(1);
  expect(await checkout.read('.env')).toBe('A=1\n');
});

test('keeps a symlinked settings file a symlink', async () => {
  const checkout = await Checkout.create();
  await checkout.write('elsewhere', 'A=1\n');
  await symlink('elsewhere', join(checkout.folder, '.env'));
  await checkout.run(parts, 'write_setting .env A 2');
  expect((await lstat(join(checkout.folder, '.env'))).isSymbolicLink()).toBe(
    true,
  );
  expect(await checkout.read('elsewhere')).toBe('A=2\n');
});

test('prefers environment variables over the last line of the file, and that over the default', async () => {
  const checkout = await Checkout.create({
    env: 'A=2\nB="two"\nC=1\nA=1 # one\nC=\nAB=3\n',
  });
  const lines = 'say "$(setting A x) $(setting B x) $(setting C x)"';
  const { stdout } = await checkout.run(parts, lines, { B: 'three' });
  expect(stdout).toBe('1 three x\n');
});

for (const [lines, value] of readableLines) {
  test(`reads ${JSON.stringify(lines)} like Compose`, async () => {
    const checkout = await Checkout.create({ env: `${lines}\n` });
    const { stdout } = await checkout.run(
      parts,
      'require_readable_lines; setting A',
    );
    expect(stdout).toBe(value);
  });
}

for (const [lines, problem] of unreadableLines) {
  test(`names the line in ${JSON.stringify(lines)}`, async () => {
    const checkout = await Checkout.create({ env: `${lines}\n` });
    const { status, stderr } = await checkout.run([], 'scripts/status.sh');
    expect(status).toBe(1);
    expect(stderr).toContain(problem);
  });
}

const validate = async (line: string) => {
  const checkout = await Checkout.create({ env: `${line}\n` });
  return checkout.run(parts, 'validate_settings');
};

const invalid = {
  HSTS: ['1 year', 'subdomains'],
  SITE_URL: [
    'https://example.com/path',
    'https://example.com?a=b',
    'https://user@example.com',
    'www.example.com',
  ],
  BACKEND_REPLICAS: ['0'],
  TRUSTED_PROXIES: ['example.com', '0.0.0.0/0', '10.0.0.0/8,10.0.0.256'],
  BIND_ADDRESS: [
    'localhost',
    '127.0.0.1:80',
    '10.0.0.0/8',
    '256.0.0.1',
    '[::1]',
  ],
  IPV6: ['yes'],
  HTTP_PORT: ['70000', 'abc'],
  HTTPS_PORT: ['0'],
  PRACTICE: ['frontend/practice'],
  BACKUP_AT: ['24:00', '3 AM'],
  BACKUP_KEEP: ['0', 'all'],
};

for (const [name, value] of Object.entries(invalid).flatMap(([name, values]) =>
  values.map((value) => [name, value] as const),
)) {
  test(`rejects ${name}=${value} before anything starts`, async () => {
    const { status, stderr } = await validate(`${name}=${value}`);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Error: ${name} in .env isn't valid`));
  });
}

for (const line of [
  'HSTS=',
  'HSTS=year',
  'HSTS=year+subdomains',
  'BACKEND_REPLICAS=3',
  'IPV6=false',
  'BIND_ADDRESS=',
  'BIND_ADDRESS=127.0.0.1',
  'BIND_ADDRESS=0.0.0.0',
  'BIND_ADDRESS=2001:db8::7',
]) {
  test(`accepts ${line}`, async () =>
    expect((await validate(line)).status).toBe(0));
}

for (const command of ['up', 'status', 'down']) {
  test(`make ${command} names an invalid port that Compose rejects`, async () => {
    const env = 'MODE=containers\nHTTP_PORT=abc\n';
    const checkout = await Checkout.create({
      docker: '[[ $* != *"config"* ]]',
      env,
    });
    const { status, stderr } = await checkout.run([], `scripts/${command}.sh`);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Error: HTTP_PORT in \.env isn't valid\./);
  });
}

test('warns about unknown names and about $, without the values', async () => {
  const env =
    'ALERT_T0=canary\nSMTP_URL=smtp://u:ca$nary@host\nPUBLISH_ADDRESS=\nLOG_LEVEL=\n';
  const checkout = await Checkout.create({ env });
  const { stdout } = await checkout.run(parts, 'warn_about_settings');
  expect(stdout).toMatch(
    /^Warning: \.env sets ALERT_T0, which isn't one .*\nWarning: SMTP_URL in \.env contains a \$,.*\n$/,
  );
});

test('the first start saves every port and address that it was given', async () => {
  const checkout = await Checkout.create();
  const given = {
    MODE: 'local',
    HTTP_PORT: '18081',
    HTTPS_PORT: '18444',
    BIND_ADDRESS: '127.0.0.1',
  };
  await checkout.run(parts, 'write_first_settings sed s/.*/hash/', given);
  const { stdout } = await checkout.run(
    parts,
    'for name in HTTP_PORT HTTPS_PORT BIND_ADDRESS SITE_URL; do say "$(setting "$name")"; done',
  );
  expect(stdout).toBe('18081\n18444\n127.0.0.1\nhttp://localhost:18081\n');
});

test('a first start that is stopped shows no password, and the next one makes another', async () => {
  const checkout = await Checkout.create();
  const start = 'write_first_settings sed s/.*/hash/';
  const { stdout } = await checkout.run(parts, `${start}\nkill -TERM $$`, {
    MODE: 'local',
  });
  expect(stdout).toBe('Wrote .env with new secrets.\n');
  const again = `needs_first_settings\n${start}\nshow_first_password\nneeds_first_settings || say done`;
  expect((await checkout.run(parts, again)).stdout).toMatch(
    /The admin password[^]*done\n$/,
  );
});

test('make status works while nothing runs, and installs nothing', async () => {
  const checkout = await Checkout.create();
  await checkout.addProgram('node', 'echo v18.0.0');
  await checkout.addProgram('npm', 'echo "$*" >>installed; echo 9.0.0');
  await checkout.write('.env', 'MODE=local\nHTTP_PORT=1\n');
  const lines = 'scripts/status.sh; ! [[ -e installed ]]';
  const { status, stdout, stderr } = await checkout.run([], lines);
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/^Version: \d+\.\d+\.\d+, commit unknown/m);
  expect(stdout).toMatch(
    /Nothing is answering[^]*Messages, images and backups: unknown/,
  );
});

test('the first start fills in what is empty in a copy of .env.example', async () => {
  const checkout = await Checkout.create();
  const { stdout } = await checkout.run(
    parts,
    [
      'cp .env.example .env',
      'needs_first_settings && write_first_settings sed s/.*/hash/',
      'needs_first_settings || say "$(setting ADMIN_PASSWORD_HASH) $(setting SESSION_SECRET | wc -c)"',
    ].join('\n'),
  );
  expect(stdout).toBe(
    'Filled in the secrets that were empty in .env.\nhash 64\n',
  );
});

test('a test stack serves the practice under test, and ignores other settings of the shell', async () => {
  const checkout = await Checkout.create();
  const withoutPrograms = `
for name in stop_test_stack build_backend keep_running wait_for_port choose_ports; do
  eval "$name() { :; }"
done
for name in free_port test_port random_password hash_password; do
  eval "$name() { echo 1; }"
done
start_stack() { say "$(setting PRACTICE), $(setting GA_MEASUREMENT_ID none)"; }
STATE_DIR=state REDIS_PORT=1
start_test_stack`;
  const { stdout } = await checkout.run(
    parts,
    `. scripts/local/test-stack.sh\n${withoutPrograms}`,
    { PRACTICE: 'examples/athens', GA_MEASUREMENT_ID: 'G-1' },
  );
  expect(stdout).toBe('examples/athens, none\n');
});
