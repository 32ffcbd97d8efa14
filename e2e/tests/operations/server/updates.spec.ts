import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../../../src/site-url.ts';
import { publicAssets } from '../../../src/assets.ts';
import { mailAbout } from '../../../src/mails.ts';
import { requireOwnStack } from '../../../src/own-stack.ts';
import { compose, docker, make, shell } from '../../../src/run.ts';
import { changeSetting } from '../../../src/settings-file.ts';
import { signIn } from '../../../src/sign-in.ts';
import { newVisitor } from '../../../src/visitor.ts';
import { SteadyTraffic } from '../../../src/steady-traffic.ts';

// Builds the pages twice.
test.describe.configure({ timeout: 300_000 });

let traffic: SteadyTraffic;

test.beforeEach(async () => {
  traffic = new SteadyTraffic(siteUrl, await signIn(siteUrl));
});

test.afterEach(() => traffic.stop());

test('updates pages without a failed request, and open pages still find their assets', async ({
  request,
}) => {
  const nginx = await compose('ps', '--quiet', 'nginx');
  const before = await publicAssets(request);
  const undo = await changeSetting('GA_MEASUREMENT_ID', 'G-TEST000000');
  await make('up');

  const after = await publicAssets(request);
  expect(after).not.toEqual(before);
  for (const path of [...before, ...after]) expect((await request.get(path)).status()).toBe(200);
  expect(await policyOf('/')).toContain(
    "script-src 'self' https://www.googletagmanager.com 'sha256-",
  );
  expect(await policyOf('/admin')).not.toContain('google');

  await undo();
  await make('up');
  expect(await publicAssets(request)).toEqual(before);
  expect(await policyOf('/')).not.toContain('google');
  expect(await compose('ps', '--quiet', 'nginx')).toBe(nginx);
  await expectNothingLost();

  async function policyOf(path: string): Promise<string> {
    return (await request.get(path)).headers()['content-security-policy'] ?? '';
  }
});

const replaced: [service: string, setting: string, value: () => Promise<string>][] = [
  ['backend', 'LOG_LEVEL', () => Promise.resolve('debug')],
  ['redis', 'REDIS_IMAGE', retaggedRedis],
];

for (const [service, setting, value] of replaced) {
  test(`replaces ${service} without losing sessions, messages or requests`, async ({ request }) => {
    const old = await compose('ps', '--quiet', service);
    const { mailboxUrl } = requireOwnStack();
    const behavior = new URL('/behavior', mailboxUrl).href;
    await request.put(behavior, { data: 'refuse-temporarily' });
    const visitor = newVisitor();
    const sent = await request.post('/api/contact', { data: { ...visitor, consent: true } });
    expect(sent.status()).toBe(200);

    // An old snapshot would keep deleted data.
    await compose('exec', '-T', 'redis', 'touch', 'dump.rdb');
    const undo = await changeSetting(setting, await value());
    await make('up');
    expect(await compose('exec', '-T', 'redis', 'ls')).not.toContain('dump.rdb');
    expect(await compose('ps', '--quiet', service)).not.toBe(old);
    await request.put(behavior, { data: 'accept' });
    await make('outbox-retry');
    expect((await mailAbout(visitor.lastName)).text).toContain(visitor.message);
    // Otherwise, the next test's `make up` would replace this service too.
    await undo();
    await make('up');
    await expectNothingLost();
  });
}

test("keeps the old nginx if the new one doesn't start", async () => {
  const old = await compose('ps', '--quiet', 'nginx');
  const broken = test.info().outputPath('broken-nginx.yml');
  await writeFile(broken, 'services: { nginx: { environment: { LISTEN_PORT: nowhere } } }\n');
  const output = await shell(
    `COMPOSE_FILE="$COMPOSE_FILE:${broken}" make --silent up MODE=containers 2>&1 || echo failed`,
  );

  expect(output).toContain('host not found in "nowhere"');
  expect(output).toContain('The old nginx is still running.');
  expect(output).toMatch(/failed\n$/);
  expect(await compose('ps', '--all', '--quiet', 'nginx')).toBe(old);
  await expectNothingLost();
});

test('replaces nginx with at most two seconds of downtime, announced by make up', async () => {
  await changeSetting('HTTPS_PORT', '18444');
  const output = await make('up');
  await traffic.stop();

  expect(output).toContain('nginx itself has changed');
  expect(traffic.pages).toBeGreaterThan(10);
  const outage = millisecondsOf(traffic.failedPages);
  console.log(`nginx was unavailable for ${outage.toString()} ms.`);
  expect(outage).toBeLessThanOrEqual(2000);
  expect(traffic.failedCalls).toEqual([]);
});

async function expectNothingLost(): Promise<void> {
  await traffic.stop();
  expect(traffic.pages).toBeGreaterThan(10);
  expect(traffic.failedPages).toEqual([]);
  expect(traffic.failedCalls).toEqual([]);
}

/** From the first failed request to the next successful one. Pages are requested every 200 ms. */
function millisecondsOf(failures: { from: number }[]): number {
  const times = failures.map(({ from }) => from);
  return times.length > 0 ? Math.max(...times) - Math.min(...times) + 200 : 0;
}

/** Tags the Redis image again, which Compose treats as a different image. Removed with the project's images. */
async function retaggedRedis(): Promise<string> {
  const images = await compose('config', '--images');
  const redis = images.split('\n').find((image) => image.includes('redis')) ?? '';
  const other = `${process.env['COMPOSE_PROJECT_NAME'] ?? ''}-other-redis`;
  await docker('tag', redis, other);
  return other;
}
