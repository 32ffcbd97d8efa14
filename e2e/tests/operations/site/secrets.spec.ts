import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { expect, test } from '@playwright/test';
import {
  changeSetting,
  docker,
  idsOf,
  inspect,
  make,
  repository,
} from '../../../src/compose-project.ts';
import {
  mailAbout,
  requireOwnStack,
  sendMessage,
} from '../../../src/own-stack.ts';
import { codeOf } from '../../../src/admin.ts';

test.describe.configure({ mode: 'serial' });

const { COMPOSE_FILE: composeFiles = '' } = env;
const names = [
  'ADMIN_PASSWORD_HASH',
  'ADMIN_TOTP_SECRET',
  'DESK_PASSWORD_HASH',
  'REDIS_URL',
  'SESSION_SECRET',
  'SMTP_URL',
];

let folder: string;
let totpSecret: string;
let undo: () => Promise<void>;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  undo = await changeSetting('SMTP_URL', 'smtp://mailbox:2525');
  await changeSetting('SECRETS_AS_FILES', '1');
  // Not in this checkout, which may have a site of its own.
  env['SECRETS_DIR'] = join(folder, 'files');
  env['COMPOSE_FILE'] =
    `${composeFiles}:${join(repository, 'docker-compose.secrets.yml')}`;
  await make('up');
});

test.afterAll(async () => {
  delete env['SECRETS_DIR'];
  env['COMPOSE_FILE'] = composeFiles;
  await undo();
  await rm(folder, { recursive: true });
});

/**
 * Runs `make admin-second-factor` like someone who scans the key. @returns the
 * key and the exit status.
 */
async function switchOn(): Promise<{ secret: string; status: number }> {
  const args = ['--silent', 'admin-second-factor', 'MODE=containers'];
  const child = spawn('make', args, {
    cwd: repository,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[status: number]>;
  let shown = '';
  let secret = '';
  for await (const part of child.stderr.setEncoding('utf8')) {
    shown += String(part);
    if (secret !== '' || !shown.includes('now shows: ')) continue;
    secret =
      /key there: (?<key>[A-Z2-7 ]+)/
        .exec(shown)
        ?.groups?.['key']?.replaceAll(' ', '') ?? '';
    child.stdin.end(`${codeOf(secret)}\n`);
  }
  const [status] = await exited;
  return { secret, status };
}

test('after make admin-second-factor, signing in takes a code', async ({
  request,
}) => {
  const before = await idsOf('backend');
  const { adminPassword } = requireOwnStack();
  await request.post('/api/admin/login', { data: { password: adminPassword } });
  const { secret, status } = await switchOn();
  totpSecret = secret;
  expect(status).toBe(0);
  expect(await idsOf('backend')).not.toEqual(before);
  const check = await request.get('/api/admin/check');
  expect(await check.json()).toEqual({
    authenticated: false,
    secondFactor: true,
    // The front desk, which has a password here, signs in without one.
    codeIsOptional: true,
  });

  const without = await request.post('/api/admin/login', {
    data: { password: adminPassword },
  });
  expect(without.status()).toBe(401);
  // The code that proved the setup isn't used up.
  const data = { password: adminPassword, code: codeOf(totpSecret) };
  expect((await request.post('/api/admin/login', { data })).status()).toBe(200);
  expect((await request.post('/api/admin/login', { data })).status()).toBe(401);
});

test('sending mail works with secrets from files', async ({ request }) => {
  const visitor = await sendMessage(request);
  expect((await mailAbout(visitor.lastName)).text).toContain(visitor.email);
});

test('docker inspect shows no secret of any service', async () => {
  const secrets = await Promise.all(
    names.map((name) => readFile(join(folder, 'files', name), 'utf8')),
  );
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(15);
  for (const service of ['nginx', 'backend', 'redis']) {
    const shown = await docker('inspect', (await inspect(service)).Id);
    expect(shown).toContain('"Env"');
    for (const [index, secret] of secrets.entries()) {
      expect(
        shown.includes(secret),
        `${names[index] ?? ''} of ${service}`,
      ).toBe(false);
    }
  }
});

test('OFF=1 goes back to the password alone', async ({ request }) => {
  await make('admin-second-factor', 'OFF=1');
  const check = await request.get('/api/admin/check');
  expect(await check.json()).toEqual({ authenticated: false });
  const data = { password: requireOwnStack().adminPassword };
  expect((await request.post('/api/admin/login', { data })).status()).toBe(200);
});
