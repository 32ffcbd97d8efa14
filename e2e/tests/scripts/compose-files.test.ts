import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Checkout, projectName } from './shell.ts';

const before =
  'MODE=containers\nSECRETS_AS_FILES=1\nSESSION_SECRET=first\nSMTP_URL=\n';

async function load(
  checkout: Checkout,
  lines = 'write_secret_files',
): Promise<void> {
  const { status, stderr } = await checkout.run(
    [],
    `. scripts/containers/environment.sh\n${lines}`,
  );
  expect(status, stderr).toBe(0);
}

const settingOf = async (checkout: Checkout, name: string): Promise<string> =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(await checkout.read('.env'))?.[1] ??
  '';

const tls = 'docker-compose.yml:docker-compose.tls.yml';

const create = (env: string) => Checkout.create({ docker: projectName, env });

test('writes each secret to a file in a folder that only its owner can enter', async () => {
  const checkout = await create(before);
  await load(checkout);
  expect(await checkout.read('.secrets/SESSION_SECRET')).toBe('first');
  expect(await checkout.read('.secrets/SMTP_URL')).toBe('');
  expect(await checkout.read('.secrets/REDIS_URL')).toBe('redis://redis:6379');
  expect((await stat(join(checkout.folder, '.secrets'))).mode & 0o777).toBe(
    0o700,
  );
  expect(
    (await stat(join(checkout.folder, '.secrets/SESSION_SECRET'))).mode & 0o777,
  ).toBe(0o644);
});

test('writes a file that an earlier release did not have', async () => {
  const checkout = await create(before);
  await load(checkout);
  await rm(join(checkout.folder, '.secrets/ADMIN_TOTP_SECRET'));
  await load(checkout, '');
  expect(await checkout.read('.secrets/ADMIN_TOTP_SECRET')).toBe('');
});

test('the backend is replaced when a secret changes, and only then', async () => {
  const checkout = await create(before);
  await load(checkout);
  const version = await settingOf(checkout, 'SECRETS_VERSION');
  expect(version).toMatch(/^\d+$/);
  await load(checkout, 'sleep 1.1; write_secret_files');
  expect(await settingOf(checkout, 'SECRETS_VERSION')).toBe(version);
  await load(
    checkout,
    'write_setting .env SESSION_SECRET second; write_secret_files',
  );
  expect(await checkout.read('.secrets/SESSION_SECRET')).toBe('second');
  expect(await settingOf(checkout, 'SECRETS_VERSION')).not.toBe(version);
});

test('only adds and removes its own Compose file', async () => {
  const checkout = await create(before);
  await load(checkout);
  const secrets = 'docker-compose.yml:docker-compose.secrets.yml';
  expect(await settingOf(checkout, 'COMPOSE_FILE')).toBe(secrets);
  await load(checkout, 'write_setting .env SECRETS_AS_FILES ""');
  await load(checkout);
  expect(await settingOf(checkout, 'COMPOSE_FILE')).toBe('');

  await checkout.write('.env', `${before}COMPOSE_FILE=${tls}\n`);
  await checkout.write('docker-compose.override.yml', '');
  await load(checkout);
  const all = `${tls}:docker-compose.secrets.yml:docker-compose.override.yml`;
  expect(await settingOf(checkout, 'COMPOSE_FILE')).toBe(all);
  await load(checkout);
  expect(await settingOf(checkout, 'COMPOSE_FILE')).toBe(all);
});

test('without SECRETS_AS_FILES, there are no files', async () => {
  const checkout = await create('MODE=containers\nSESSION_SECRET=first\n');
  await load(checkout);
  expect(await readdir(checkout.folder)).not.toContain('.secrets');
  expect(await settingOf(checkout, 'COMPOSE_FILE')).toBe('');
});

for (const [what, before, files] of [
  [
    'HTTPS',
    `COMPOSE_FILE=${tls}`,
    [tls, `${tls}:docker-compose.override.yml`, tls],
  ],
  // Compose finds the override by itself.
  ['no other files', '', ['', '', '']],
] as const) {
  test(`docker-compose.override.yml stays in use with ${what}, and can be removed`, async () => {
    const checkout = await create(`MODE=containers\n${before}\n`);
    const override = join(checkout.folder, 'docker-compose.override.yml');
    for (const [step, expected] of files.entries()) {
      if (step === 1) await writeFile(override, '');
      if (step === 2) await rm(override);
      for (let time = 0; time < 2; time += 1) {
        await load(checkout, '');
        expect(await settingOf(checkout, 'COMPOSE_FILE')).toBe(expected);
      }
    }
  });
}
