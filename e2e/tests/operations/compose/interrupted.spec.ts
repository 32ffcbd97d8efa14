import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { compose, docker, make } from '../../../src/run.ts';
import { changeSetting } from '../../../src/settings-file.ts';
import { expectUpToDate, idsOf } from './services.ts';

const repository = join(import.meta.dirname, '../../../..');

const interruptions = Number(process.env['INTERRUPTIONS'] ?? 3);
/** Approximate duration of an update, in milliseconds. */
const updateDuration = 16_000;

test('make up recovers from a previous run that was killed at any point', async ({ request }) => {
  test.setTimeout(120_000 + interruptions * 90_000);
  const undoCount = await changeSetting('BACKEND_REPLICAS', '2');
  await make('up');
  await expectUpToDate('backend', 2);

  for (let count = 0; count < interruptions; count += 1) {
    // Spread over the update, at a random point of each interval.
    const moment = ((count + Math.random()) / interruptions) * updateDuration;
    await changeSetting('LOG_LEVEL', count % 2 === 0 ? 'debug' : 'info');
    const up = spawn('make', ['--silent', 'up'], { cwd: repository, detached: true });
    const ended = once(up, 'close');
    await Promise.race([setTimeout(moment), ended]);
    const state = (await idsOf('backend')).length;
    console.log(`Killed after ${(moment / 1000).toFixed(1)} s, with ${state.toString()} backends.`);
    killGroup(up);
    await ended;

    await make('up');
    await expectUpToDate('backend', 2);
    await expectUpToDate('nginx', 1);
    await expectUpToDate('redis', 1);
    expect((await request.get('/api/health/ready')).status()).toBe(200);
  }
  await undoCount();
  await make('up');
  await expectUpToDate('backend', 1);
});

test('make up recovers from a previous run that was killed while it replaced nginx', async ({
  request,
}) => {
  const undo = await changeSetting('HTTPS_PORT', '18445');
  const up = spawn('make', ['--silent', 'up'], { cwd: repository, detached: true });
  const ended = once(up, 'close');
  // The new one runs without a network until it's healthy.
  const running = async () =>
    (await compose('ps', '--quiet', '--status', 'running', 'nginx')).split('\n').filter(Boolean);
  await expect.poll(running, { timeout: 120_000, intervals: [100] }).toHaveLength(2);
  killGroup(up);
  await ended;
  expect(await running()).toHaveLength(2);

  await make('up');
  await expectUpToDate('nginx', 1);
  expect((await request.get('/api/health/ready')).status()).toBe(200);
  await undo();
});

test('ignores containers of `docker compose run`', async () => {
  const id = (
    await compose('run', '--detach', '--rm', '--no-deps', '-T', 'backend', 'sleep', '300')
  ).trim();
  const undo = await changeSetting('LOG_LEVEL', 'warn');
  await make('up');
  await expectUpToDate('backend', 1);
  await undo();
  await make('up');
  await expectUpToDate('backend', 1);
  await docker('rm', '--force', id);
});

function killGroup({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGKILL');
}
