import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { compose, docker, make, shell } from '../../../src/run.ts';
import { signIn } from '../../../src/sign-in.ts';
import { siteUrl } from '../../../src/site-url.ts';
import { SteadyTraffic } from '../../../src/steady-traffic.ts';

const repository = join(import.meta.dirname, '../../../..');
const run = promisify(execFile);

test.describe.configure({ timeout: 300_000 });

/** Runs a target with a `docker` that never pulls, because tests may have no registry. */
async function makeWithoutRegistry(target: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docker-'));
  const real = (await shell('command -v docker')).trim();
  const wrapper = `#!/bin/bash
    [[ $1 != pull && "$1 $2" != 'compose pull' ]] || exit 0
    exec '${real}' "$@"
  `;
  await writeFile(join(folder, 'docker'), wrapper, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` };
  const { stdout } = await run('make', ['--silent', target], { cwd: repository, env });
  await rm(folder, { recursive: true });
  return stdout;
}

const nginxImage = async (): Promise<string> =>
  (
    await docker(
      'inspect',
      '--format',
      '{{.Image}}',
      (await compose('ps', '--quiet', 'nginx')).trim(),
    )
  ).trim();

test('make update replaces rebuilt services, and make rollback reverts it', async () => {
  const before = await nginxImage();
  const traffic = new SteadyTraffic(siteUrl, await signIn(siteUrl));
  const output = await makeWithoutRegistry('update');
  const after = await nginxImage();
  expect(after).not.toBe(before);
  expect(output).toContain('To go back: make rollback');
  expect(await make('status')).toContain('Images: updated less than a day ago.');

  // The next start uses the new images, not the kept previous ones.
  await make('up');
  expect(await nginxImage()).toBe(after);

  expect(await make('rollback')).toContain('The previous release is back.');
  expect(await nginxImage()).toBe(before);
  await make('rollback');
  expect(await nginxImage()).toBe(after);

  await traffic.stop();
  expect(traffic.failedCalls).toEqual([]);
});

test('make update changes nothing if a base image cannot be pulled', async ({ request }) => {
  const before = await nginxImage();
  const failed = run('make', ['--silent', 'update', 'REDIS_IMAGE=localhost:9/none'], {
    cwd: repository,
  });
  await expect(failed).rejects.toThrow('The site keeps running as before.');
  expect(await nginxImage()).toBe(before);
  expect((await request.get('/api/health/ready')).status()).toBe(200);
});
