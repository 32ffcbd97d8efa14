import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { requireOwnStack } from '../../../src/own-stack.ts';
import { make } from '../../../src/run.ts';
import { codeOf } from '../../../src/totp.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const repository = join(import.meta.dirname, '../../../..');

test.afterAll(() => make('admin-second-factor', 'OFF=1'));

/** Runs `make admin-second-factor` like someone who scans the key. @returns the key and the exit status. */
async function switchOn(): Promise<{ secret: string; status: number }> {
  const args = ['--silent', 'admin-second-factor', 'MODE=containers'];
  const child = spawn('make', args, { cwd: repository, stdio: ['pipe', 'ignore', 'pipe'] });
  const exited = once(child, 'exit') as Promise<[status: number]>;
  let shown = '';
  let secret = '';
  for await (const part of child.stderr.setEncoding('utf8')) {
    shown += String(part);
    if (secret !== '' || !shown.includes('now shows: ')) continue;
    secret =
      /key there: (?<key>[A-Z2-7 ]+)/.exec(shown)?.groups?.['key']?.replaceAll(' ', '') ?? '';
    child.stdin.end(`${codeOf(secret)}\n`);
  }
  const [status] = await exited;
  return { secret, status };
}

test('make admin-second-factor ends every session, and signing in then takes a code', async ({
  request,
}) => {
  const { adminPassword } = requireOwnStack();
  await request.post('/api/admin/login', { data: { password: adminPassword } });
  const { secret, status } = await switchOn();
  expect(status).toBe(0);
  const check = await request.get('/api/admin/check');
  expect(await check.json()).toEqual({ authenticated: false, secondFactor: true });

  const without = await request.post('/api/admin/login', { data: { password: adminPassword } });
  expect(without.status()).toBe(400);
  // The code that proved the setup isn't used up.
  const data = { password: adminPassword, code: codeOf(secret) };
  expect((await request.post('/api/admin/login', { data })).status()).toBe(200);
  expect((await request.post('/api/admin/login', { data })).status()).toBe(401);
});

test('OFF=1 goes back to the password alone', async ({ request }) => {
  await make('admin-second-factor', 'OFF=1');
  const check = await request.get('/api/admin/check');
  expect(await check.json()).toEqual({ authenticated: false });
  const data = { password: requireOwnStack().adminPassword };
  expect((await request.post('/api/admin/login', { data })).status()).toBe(200);
});
