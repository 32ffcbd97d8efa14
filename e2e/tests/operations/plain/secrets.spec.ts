import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { expect, test } from '@playwright/test';
import { mailAbout } from '../../../src/mails.ts';
import { requireOwnStack } from '../../../src/own-stack.ts';
import { compose, docker, make } from '../../../src/run.ts';
import { changeSetting } from '../../../src/settings-file.ts';
import { codeOf, newSecret } from '../../../src/totp.ts';
import { newVisitor } from '../../../src/visitor.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const { COMPOSE_FILE: composeFiles = '' } = env;
const names = ['ADMIN_PASSWORD_HASH', 'ADMIN_TOTP_SECRET', 'SESSION_SECRET', 'SMTP_URL'];
const totpSecret = newSecret();

let folder: string;
const undo: (() => Promise<void>)[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  undo.push(await changeSetting('SMTP_URL', 'smtp://mailbox:2525'));
  undo.push(await changeSetting('ADMIN_TOTP_SECRET', totpSecret));
  undo.push(await changeSetting('SECRETS_AS_FILES', '1'));
  // Not in this checkout, which may have a site of its own.
  env['SECRETS_DIR'] = join(folder, 'files');
  env['COMPOSE_FILE'] =
    `${composeFiles}:${join(import.meta.dirname, '../../../../docker-compose.secrets.yml')}`;
  await make('up');
});

test.afterAll(async () => {
  delete env['SECRETS_DIR'];
  env['COMPOSE_FILE'] = composeFiles;
  for (const step of undo.reverse()) await step();
  await make('up');
  await rm(folder, { recursive: true });
});

test('docker inspect shows no secret of any service', async () => {
  const secrets = await Promise.all(
    names.map((name) => readFile(join(folder, 'files', name), 'utf8')),
  );
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(15);
  for (const service of ['nginx', 'backend', 'redis']) {
    const id = (await compose('ps', '--quiet', service)).trim();
    const shown = await docker('inspect', id);
    expect(shown).toContain('"Env"');
    for (const [index, secret] of secrets.entries()) {
      expect(shown.includes(secret), `${names[index] ?? ''} of ${service}`).toBe(false);
    }
  }
});

test('signing in and sending mail work with secrets from files', async ({ request }) => {
  const { adminPassword } = requireOwnStack();
  const login = await request.post('/api/admin/login', {
    data: { password: adminPassword, code: codeOf(totpSecret) },
  });
  expect(login.status()).toBe(200);
  const visitor = newVisitor();
  const sent = await request.post('/api/contact', { data: { ...visitor, consent: true } });
  expect(sent.status()).toBe(200);
  expect((await mailAbout(visitor.lastName)).text).toContain(visitor.email);
});

test('make up replaces the backend when a secret has changed', async ({ request }) => {
  const { adminPassword } = requireOwnStack();
  // The next code, because the test above has used the current one.
  const code = codeOf(totpSecret, -30_000);
  await request.post('/api/admin/login', { data: { password: adminPassword, code } });
  const backend = async () => (await compose('ps', '--quiet', 'backend')).trim();
  const before = await backend();
  await make('up');
  expect(await backend()).toBe(before);
  undo.push(await changeSetting('SESSION_SECRET', 'f3a1'.repeat(16)));
  await make('up');
  expect(await backend()).not.toBe(before);
  const check = await request.get('/api/admin/check');
  expect(await check.json()).toEqual({ authenticated: false, secondFactor: true });
  expect(await readdir(join(folder, 'files'))).toEqual([
    ...names.slice(0, 2),
    'REDIS_URL',
    ...names.slice(2),
  ]);
});
