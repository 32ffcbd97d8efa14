import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Checkout, projectName } from './shell.ts';

const parts = ['command', 'settings'];

/** Starts a process that holds the lock. */
async function hold(checkout: Checkout) {
  const script = `set -eu; ${parts.map((part) => `. scripts/shared/${part}.sh`).join('; ')}; hold_site_lock update; echo held; read -r`;
  const holder = spawn('bash', ['-c', script], { cwd: checkout.folder });
  await once(holder.stdout, 'data');
  const kill = async () => {
    holder.kill('SIGKILL');
    await once(holder, 'close');
  };
  return { kill };
}

test('a second target fails and names the running one, until that was killed', async () => {
  const checkout = await Checkout.create();
  const holder = await hold(checkout);
  const { status, stderr } = await checkout.run(parts, 'hold_site_lock backup');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /"make update" has been running in this folder since \d\d:\d\d on \d{4}-/,
  );
  expect(stderr).toMatch(/Try "make backup" again/);
  await holder.kill();
  expect((await checkout.run(parts, 'hold_site_lock backup')).status).toBe(0);
});

test('keeps the lock when a subshell ends', async () => {
  const checkout = await Checkout.create();
  const source = parts.map((part) => `. scripts/shared/${part}.sh`).join('; ');
  const { status, stderr } = await checkout.run(
    parts,
    `hold_site_lock up; (at_exit true); : "$(at_exit true)"; bash -c '${source}; hold_site_lock backup' || exit 2`,
  );
  expect(status).toBe(2);
  expect(stderr).toMatch(/"make up" has been running/);
});

test('a step that must not stop halfway goes on when its target is killed, and holds the lock until then', async () => {
  const checkout = await Checkout.create({ docker: projectName });
  const step = 'echo $$ >begun; read -r _ <end; touch finished';
  const script = `set -eu; mkfifo begun end; . scripts/containers/environment.sh; hold_site_lock up; echo held; finish_anyway sh -c '${step}'`;
  const PATH = `${join(checkout.folder, 'bin')}:${process.env['PATH'] ?? ''}`;
  const options = {
    cwd: checkout.folder,
    detached: true,
    env: { ...process.env, PATH },
  };
  const target = spawn('bash', ['-c', script], options);
  await once(target.stdout, 'data');
  await checkout.read('begun');
  // The pipe closes with the step.
  const closed = once(target, 'close');
  process.kill(-(target.pid ?? 0), 'SIGKILL');
  await once(target, 'exit');

  const { status, stderr } = await checkout.run(parts, 'hold_site_lock backup');
  expect(status).toBe(1);
  expect(stderr).toMatch(/"make up" has been running/);
  await checkout.write('end', 'go on\n');
  await closed;
  expect(existsSync(join(checkout.folder, 'finished'))).toBe(true);
  expect((await checkout.run(parts, 'hold_site_lock backup')).status).toBe(0);
});
