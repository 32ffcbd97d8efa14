import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { publicAssets } from '../../../src/served-pages.ts';
import {
  changeSetting,
  compose,
  docker,
  expectUpToDate,
  hasIpv6,
  idsOf,
  inspect,
  make,
  makeWithDocker,
  replaceDocker,
  repository,
  shell,
  statusOf,
} from '../../../src/compose-project.ts';
import {
  mailAbout,
  requireOwnStack,
  signIn,
  sendMessage,
} from '../../../src/own-stack.ts';
import { notice, pages, saying, show } from '../../../src/front-desk.ts';
import { siteUrl } from '../../../src/environment.ts';
import { SteadyTraffic } from '../../../src/steady-traffic.ts';

const nginxImage = async (): Promise<string> => (await inspect('nginx')).Image;

test('replaces pages, backend and Redis without losing anything, or what the front desk shows', async ({
  request,
}) => {
  // Whatever an earlier test has left.
  await make('up');
  const { mailboxUrl } = requireOwnStack();
  const behavior = new URL('/behavior', mailboxUrl).href;
  const nginx = await idsOf('nginx');
  const backend = await idsOf('backend');
  const redis = await idsOf('redis');
  const assets = await publicAssets(request);
  // A busy machine takes some seconds to replace Redis.
  const traffic = new SteadyTraffic(siteUrl, await signIn(siteUrl), 10_000);
  await request.put(behavior, { data: 'refuse-temporarily' });
  const visitor = await sendMessage(request);
  await show(notice('Also in new pages'));
  // An old snapshot would keep deleted data.
  await compose('exec', '-T', 'redis', 'touch', 'dump.rdb');

  const undo = await changeSetting('GA_MEASUREMENT_ID', 'G-TEST000000');
  await changeSetting('LOG_LEVEL', 'debug');
  await changeSetting('REDIS_IMAGE', await retaggedRedis());
  await make('up');

  expect(await compose('exec', '-T', 'redis', 'ls')).not.toContain('dump.rdb');
  expect(await idsOf('backend')).not.toEqual(backend);
  expect(await idsOf('redis')).not.toEqual(redis);
  await request.put(behavior, { data: 'accept' });
  await make('outbox-retry');
  expect((await mailAbout(visitor.lastName)).text).toContain(visitor.message);
  // Open pages still find their assets.
  const newAssets = await publicAssets(request);
  expect(newAssets).not.toEqual(assets);
  for (const path of [...assets, ...newAssets]) {
    expect((await request.get(path)).status()).toBe(200);
  }
  expect(await policyOf('/')).toContain(
    "script-src 'self' https://www.googletagmanager.com 'sha256-",
  );
  expect(await policyOf('/admin')).not.toContain('google');
  expect(await saying('Also in new pages')).toEqual(pages);
  await show();
  expect(await (await request.get('/privacy/')).text()).toContain(
    'with Google Analytics',
  );

  await undo();
  await make('up');
  expect(await publicAssets(request)).toEqual(assets);
  expect(await policyOf('/')).not.toContain('google');
  expect(await idsOf('nginx')).toEqual(nginx);
  await expectNothingLost(traffic);

  async function policyOf(path: string): Promise<string> {
    return (await request.get(path)).headers()['content-security-policy'] ?? '';
  }
});

test('changes nothing if the new nginx rejects its configuration', async ({
  request,
}) => {
  const traffic = new SteadyTraffic(siteUrl, await signIn(siteUrl));
  const old = await Promise.all([idsOf('nginx'), idsOf('backend')]);
  const assets = await publicAssets(request);
  const broken = test.info().outputPath('broken-nginx.yml');
  await writeFile(
    broken,
    'services: { nginx: { environment: { LISTEN_PORT: nowhere } } }\n',
  );
  const undo = await changeSetting('GA_MEASUREMENT_ID', 'G-TEST000000');
  await changeSetting('LOG_LEVEL', 'debug');
  const up = `make --silent up MODE=containers 2>&1 || echo failed`;
  const output = await shell(`COMPOSE_FILE="$COMPOSE_FILE:${broken}" ${up}`);
  expect(output).toContain('host not found in "nowhere"');
  expect(output).toMatch(/Nothing was changed\.\n(?:make.*\n)?failed\n$/);

  // A full disk, for example.
  const full = `[[ "$*" != *' run '*' pages' ]] || { echo 'No space left'; exit 1; }; exec "$docker" "$@"`;
  await expect(makeWithDocker(full, 'up')).rejects.toThrow(
    "The pages couldn't be published. The lines above show why. Nothing was changed.",
  );

  expect(await Promise.all([idsOf('nginx'), idsOf('backend')])).toEqual(old);
  expect(await publicAssets(request)).toEqual(assets);
  await undo();
  await make('up');
  expect(await Promise.all([idsOf('nginx'), idsOf('backend')])).toEqual(old);
  await expectNothingLost(traffic);
  // No call reached a new backend.
  expect(traffic.retries).toBe(0);
});

/** The code under test stays as it is. */
const imagesOnly = { IMAGES: '1' };

/** Doesn't pull, because tests may have no registry. */
const withoutPulling = `[[ $1 != pull && "$1 $2" != 'compose pull' ]] || exit 0; exec "$docker" "$@"`;

test('make update replaces nginx if Debian has newer packages, and make rollback reverts it', async () => {
  const before = await nginxImage();
  const traffic = new SteadyTraffic(siteUrl, await signIn(siteUrl));
  const newer = `[[ $* != *' --simulate' ]] || { echo 'Inst nginx'; exit; }`;
  const output = await makeWithDocker(
    `${newer}\n${withoutPulling}`,
    'update',
    imagesOnly,
  );
  const after = await nginxImage();
  expect(after).not.toBe(before);
  expect(output).toContain('To go back: make rollback');
  expect(await make('status')).toContain(
    'Images: updated less than a day ago.',
  );

  // The next start uses the new images, not the kept previous ones.
  await make('up');
  expect(await nginxImage()).toBe(after);

  const [, first = '', second = ''] =
    /Updated from release (\S+) to (\S+)\./.exec(output) ?? [];
  expect(await make('rollback')).toContain(
    `From release ${second} to ${first}.`,
  );
  expect(await nginxImage()).toBe(before);
  expect(await make('status')).toContain(`Release: ${first}`);
  // Once more, it stays there.
  await make('rollback');
  expect(await nginxImage()).toBe(before);
  await make('rollback', `RELEASE=${second}`);
  expect(await nginxImage()).toBe(after);

  await traffic.stop();
  expect(traffic.failedCalls).toEqual([]);
});

/** A backend that fails late in its start. */
const brokenBackend = `services: { backend: { command: [node, --eval, '
  setTimeout(() => { throw new RangeError("refused"); }, 2000); import("/app/dist/backend/src/main.js")'] } }
`;

test('make rollback goes back to what served before a refused update', async ({
  request,
}) => {
  const broken = test.info().outputPath('broken-backend.yml');
  await writeFile(broken, brokenBackend);
  const servicesThen = await Promise.all([idsOf('nginx'), idsOf('backend')]);
  const assets = await publicAssets(request);
  const traffic = new SteadyTraffic(siteUrl, await signIn(siteUrl));

  const variables = {
    ...imagesOnly,
    COMPOSE_FILE: `${env['COMPOSE_FILE'] ?? ''}:${broken}`,
    // Other pages, too. Not in .env, which is the backend's too.
    GA_MEASUREMENT_ID: 'G-TEST000000',
  };
  const refused = await makeWithDocker(
    withoutPulling,
    'update',
    variables,
  ).catch(String);
  expect(refused).toContain('The old backend is still running.');
  expect(refused).toContain('"name":"RangeError"');
  expect(refused).not.toContain('RouterExplorer');

  await make('rollback');
  expect(await publicAssets(request)).toEqual(assets);
  expect(await Promise.all([idsOf('nginx'), idsOf('backend')])).toEqual(
    servicesThen,
  );
  await expectNothingLost(traffic);
  // No call reached the new backend.
  expect(traffic.retries).toBe(0);
});

test('make update changes nothing if a base image cannot be pulled', async ({
  request,
}) => {
  const before = await nginxImage();
  await expect(
    make('update', 'IMAGES=1', 'REDIS_IMAGE=localhost:9/none'),
  ).rejects.toThrow('The site keeps running as before.');
  expect(await nginxImage()).toBe(before);
  expect((await request.get('/api/health/ready')).status()).toBe(200);
});

test('make up recovers from one killed at any point', async ({ request }) => {
  const undo = await changeSetting('BACKEND_REPLICAS', '2');
  await changeSetting('LOG_LEVEL', 'debug');
  const start = Date.now();
  await make('up');
  const duration = Date.now() - start;
  await expectUpToDate('backend', 2);

  const interruptions = 3;
  for (let count = 0; count < interruptions; count += 1) {
    // Spread over the update, at a random point of each interval.
    const moment = ((count + Math.random()) / interruptions) * duration;
    await changeSetting('LOG_LEVEL', count % 2 === 0 ? 'info' : 'debug');
    const up = startUp();
    await Promise.race([setTimeout(moment), up.ended]);
    const state = (await idsOf('backend')).length;
    console.log(
      `Killed after ${(moment / 1000).toFixed(1)} s, with ${state.toString()} backends.`,
    );
    await up.kill();

    // A step that must not stop halfway goes on for some seconds.
    await expect(() => make('up')).toPass({ timeout: 120_000 });
    await expectUpToDate('backend', 2);
    await expectUpToDate('nginx', 1);
    await expectUpToDate('redis', 1);
    expect((await request.get('/api/health/ready')).status()).toBe(200);
  }
  await undo();
});

/**
 * What changes, to what, and the command of Docker after which nginx has
 * stopped.
 */
for (const [setting, value, command] of [
  ['HTTPS_PORT', () => '18446', 'stop --time'],
  ['IPV6', async () => String(!(await hasIpv6())), 'compose down'],
] as const) {
  test(`pages answer within five seconds if make up is killed when nginx has stopped for another ${setting}`, async () => {
    const undo = await changeSetting(setting, await value());
    const { folder, PATH } = await replaceDocker(
      `"$docker" "$@"; status=$?
       [[ "$1 $2" != '${command}' ]] || { date >"$KILLED"; kill -KILL -- "-$(cat "$GROUP")"; }
       exit $status`,
    );
    const group = join(folder, 'group');
    const killed = join(folder, 'killed');
    const up = startUp({ PATH, GROUP: group, KILLED: killed });
    await writeFile(group, String(up.group));
    await up.ended;
    expect(existsSync(killed)).toBe(true);
    await expect
      .poll(() => statusOf(siteUrl), { timeout: 5000, intervals: [100] })
      .toBe(200);

    // What was killed goes on until everything has started again.
    await expect(() => make('up')).toPass({ timeout: 120_000 });
    await expectUpToDate('nginx', 1);
    await undo();
    await rm(folder, { recursive: true });
  });
}

/**
 * Starts `make up`, which can be killed with everything in its process group.
 */
function startUp(variables: NodeJS.ProcessEnv = {}): {
  group: number | undefined;
  ended: Promise<unknown>;
  kill: () => Promise<unknown>;
} {
  const up: ChildProcess = spawn('make', ['--silent', 'up'], {
    cwd: repository,
    detached: true,
    stdio: 'ignore',
    env: { ...env, ...variables },
  });
  const ended = once(up, 'exit');
  const kill = () => {
    if (up.pid !== undefined && up.exitCode === null)
      process.kill(-up.pid, 'SIGKILL');
    return ended;
  };
  return { group: up.pid, ended, kill };
}

async function expectNothingLost(traffic: SteadyTraffic): Promise<void> {
  await traffic.stop();
  expect(traffic.pages).toBeGreaterThan(10);
  expect(traffic.failedPages).toEqual([]);
  expect(traffic.failedCalls).toEqual([]);
}

/**
 * Tags the Redis image again, which Compose treats as a different image.
 * Removed with the project's images.
 */
async function retaggedRedis(): Promise<string> {
  const images = await compose('config', '--images');
  const redis =
    images.split('\n').find((image) => image.includes('redis')) ?? '';
  const other = `${env['COMPOSE_PROJECT_NAME'] ?? ''}-other-redis`;
  await docker('tag', redis, other);
  return other;
}
