import { expect, test } from '@playwright/test';
import { siteUrl } from '../../../src/site-url.ts';
import { publicAssets } from '../../../src/assets.ts';
import { mailAbout } from '../../../src/mails.ts';
import { requireOwnStack } from '../../../src/own-stack.ts';
import { compose, docker, make } from '../../../src/run.ts';
import { changeSetting } from '../../../src/settings-file.ts';
import { signIn } from '../../../src/signed-in.ts';
import { newVisitor } from '../../../src/visitor.ts';
import { Visitors } from '../../../src/visitors.ts';

// Two builds of the pages on a busy machine.
test.describe.configure({ timeout: 300_000 });

let visitors: Visitors;

test.beforeEach(async () => {
  visitors = new Visitors(siteUrl, await signIn(siteUrl));
});

test.afterEach(() => visitors.leave());

test('new pages come without a failed request, and a page still open finds its files', async ({
  request,
}) => {
  const nginx = await compose('ps', '--quiet', 'nginx');
  const before = await publicAssets(request);
  const undo = await changeSetting('GA_MEASUREMENT_ID', 'G-TEST000000');
  await make('up');

  const after = await publicAssets(request);
  expect(after).not.toEqual(before);
  for (const path of [...before, ...after]) expect((await request.get(path)).status()).toBe(200);
  expect(await policyOf('/')).toContain("script-src 'self' https://www.googletagmanager.com;");
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

const exchanged: [service: string, setting: string, value: () => Promise<string>][] = [
  ['backend', 'LOG_LEVEL', () => Promise.resolve('debug')],
  ['redis', 'REDIS_IMAGE', otherNameOfRedis],
];

for (const [service, setting, value] of exchanged) {
  test(`a new ${service} takes over sessions and waiting messages, and no request is lost`, async ({
    request,
  }) => {
    const old = await compose('ps', '--quiet', service);
    const { mailboxUrl } = requireOwnStack();
    const behaviour = new URL('/behaviour', mailboxUrl).href;
    await request.put(behaviour, { data: 'refuse-temporarily' });
    const visitor = newVisitor();
    const sent = await request.post('/api/contact', { data: { ...visitor, consent: true } });
    expect(sent.status()).toBe(200);

    // Redis wrote snapshots once, and they'd keep what is deleted since.
    await compose('exec', '-T', 'redis', 'touch', 'dump.rdb');
    const undo = await changeSetting(setting, await value());
    await make('up');
    expect(await compose('exec', '-T', 'redis', 'ls')).not.toContain('dump.rdb');
    expect(await compose('ps', '--quiet', service)).not.toBe(old);
    await request.put(behaviour, { data: 'accept' });
    await make('outbox-retry');
    expect((await mailAbout(visitor.lastName)).text).toContain(visitor.message);
    await undo();
    await expectNothingLost();
  });
}

test('a new nginx refuses connections for two seconds at most, and make up says so first', async () => {
  await changeSetting('HTTPS_PORT', '18444');
  const said = await make('up');
  await visitors.leave();

  expect(said).toContain('nginx itself has changed');
  expect(visitors.pages).toBeGreaterThan(10);
  const outage = millisecondsOf(visitors.failedPages);
  console.log(`nginx was away for ${outage.toString()} ms.`);
  expect(outage).toBeLessThanOrEqual(2000);
  expect(visitors.failedCalls).toEqual([]);
});

async function expectNothingLost(): Promise<void> {
  await visitors.leave();
  expect(visitors.pages).toBeGreaterThan(10);
  expect(visitors.failedPages).toEqual([]);
  expect(visitors.failedCalls).toEqual([]);
}

/** From the first that was turned away to the next that was let in; visitors come five a second. */
function millisecondsOf(failures: { from: number }[]): number {
  const times = failures.map(({ from }) => from);
  return times.length > 0 ? Math.max(...times) - Math.min(...times) + 200 : 0;
}

/** The same image by another name: for Compose that is another Redis. */
async function otherNameOfRedis(): Promise<string> {
  const images = await compose('config', '--images');
  const redis = images.split('\n').find((image) => image.includes('redis')) ?? '';
  await docker('tag', redis, 'e2e-other-redis');
  return 'e2e-other-redis';
}
