import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { Redis } from '../src/redis/redis.ts';
import { hashPassword } from '../src/password/password-hash.ts';
import {
  cheapHash,
  cookieOf,
  expectSignedIn,
  login,
  sessionKeyOf,
  slowHash,
  type Visitor,
  withRedis,
} from './support/admin.ts';
import { Site } from './support/site.ts';
import { until } from 'e2e/servers/until.ts';

const unavailable = {
  error: 'Admin sign-in isn’t available right now. Please try again in a minute.',
};

let site: Site;
/** Takes long to check a password. */
let slow: Site;

beforeAll(async () => {
  site = await Site.open({ ADMIN_PASSWORD_HASH: await cheapHash() });
  slow = await site.replica({ ADMIN_PASSWORD_HASH: await slowHash() });
});

// So that one failed test doesn't fail those after it.
afterEach(async () => {
  site.redis.thaw();
  await site.becomes('ready');
});

afterAll(() => site.close());

test('keeps sessions across a restart, and ends them when the password changes', async () => {
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await withRedis(site, (redis) => redis.flushAll());
  const started = await site.replica();
  const answer = await login(started.visit()).expect(200);
  const cookie = cookieOf(answer);
  await started.stop();

  const restarted = await site.replica();
  await expectSignedIn(restarted.visit().set('Cookie', cookie), true);
  await restarted.stop();

  const hash = await hashPassword('another password');
  const changed = await site.replica({ ADMIN_PASSWORD_HASH: hash });
  await expectSignedIn(changed.visit().set('Cookie', cookie), false);
  expect(await changed.dumpRedis()).not.toContain(sessionKeyOf(answer));
  await login(changed.visit()).expect(401);
  await login(changed.visit(), 'another password').expect(200);
  await changed.stop();
  // Not even at the first start, when there's nothing to compare with.
  expect(logged.mock.calls.join('')).not.toContain('credentials-not-compared');
  logged.mockRestore();
});

/** Changes what Redis allows, in the form of its ACL. */
const setRights = (...rights: string[]) =>
  withRedis(site, (redis) => redis.sendCommand(['ACL', 'SETUSER', 'default', ...rights]));

async function signedIn(on: Site): Promise<Visitor> {
  const visitor = on.visit();
  await login(visitor).expect(200);
  return visitor;
}

test('signing out everywhere leaves everyone signed in when Redis refuses it', async () => {
  const [one, other] = [await signedIn(site), await signedIn(site)];
  await setRights('-scan');
  await one.post('/api/admin/logout-everywhere').expect(503);
  for (const admin of [one, other]) {
    await expectSignedIn(admin, true);
  }
  await setRights('+scan');
  await one.post('/api/admin/logout-everywhere').expect(200);
  for (const admin of [one, other]) {
    await expectSignedIn(admin, false);
  }
});

test('signing out everywhere ends every session on every backend', async () => {
  const replica = await site.replica();
  const here = await signedIn(site);
  const there = await signedIn(replica);
  await here.post('/api/admin/logout-everywhere').expect(200, { message: 'Signed out everywhere' });
  for (const visitor of [here, there]) {
    await expectSignedIn(visitor, false);
  }
  await replica.stop();
});

test('rejects signing out everywhere from another site', async () => {
  const admin = await signedIn(site);
  await admin
    .post('/api/admin/logout-everywhere')
    .set('Origin', 'https://evil.example')
    .expect(403);
  await expectSignedIn(admin, true);
});

/** Every admin call returns 503 in time and sets no cookie. */
async function expectUnavailable(admin: Visitor, milliseconds: number): Promise<void> {
  const started = performance.now();
  const answers = await Promise.all([
    admin.get('/api/admin/check').expect(503, unavailable),
    login(site.visit()).expect(503, unavailable),
    login(site.visit(), 'a guess').expect(503, unavailable),
    admin.post('/api/admin/logout').expect(503, unavailable),
  ]);
  expect(performance.now() - started).toBeLessThan(milliseconds);
  for (const { headers } of answers) {
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['cache-control']).toBe('no-store');
  }
}

test('returns 503 within a second while Redis is killed, and keeps the session', async () => {
  const admin = site.visit();
  await login(admin).expect(200);
  await site.redis.kill();
  await expectUnavailable(admin, 1000);

  await site.redis.run();
  await site.becomes('ready');
  await expectSignedIn(admin, true);
});

const freezes: [when: string, freeze: () => void][] = [
  [
    'while Redis is frozen',
    () => {
      site.redis.freeze();
    },
  ],
  [
    'if Redis froze while the heartbeat was connecting',
    () => {
      const { heartbeat } = site.app.get(Redis, { strict: false });
      heartbeat.destroy();
      site.redis.freeze();
      heartbeat.connect().catch(() => undefined);
    },
  ],
];

test.each(freezes)(
  'returns 503 within five seconds %s, and keeps the session',
  async (_when, freeze) => {
    const admin = site.visit();
    await login(admin).expect(200);
    freeze();
    await expectUnavailable(admin, 5000);
    await expectUnavailable(admin, 1000);

    site.redis.thaw();
    await site.becomes('ready');
    await expectSignedIn(admin, true);
  },
);

test('returns 503 when Redis refuses to write the session', async () => {
  // Everything else that a sign-in writes is allowed.
  await setRights('resetkeys', '~limit:*', '~activity:*', '~sign-in-networks*', '%R~session:*');
  const answer = await login(site.visit()).expect(503, unavailable);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  await setRights('allkeys');
  await login(site.visit()).expect(200);
});

test('returns 503 while Redis is full', async () => {
  const admin = site.visit();
  const cookie = cookieOf(await login(admin));
  const setMemory = (bytes: string) =>
    withRedis(site, (redis) => redis.configSet('maxmemory', bytes));
  await setMemory('1');
  const answer = await login(site.visit()).expect(503, unavailable);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  await setMemory('0');
  await expectSignedIn(site.visit().set('Cookie', cookie), true);
});

/** Resolves once the password is being checked. */
async function signInSlowly(): Promise<{ status: Promise<number>; cookies: Promise<unknown> }> {
  await withRedis(site, (redis) => redis.flushAll());
  const answer = login(slow.visit()).then((response) => response);
  await withRedis(site, (redis) =>
    until('the try to be counted', async () => (await redis.keys('limit:login:*')).length > 0),
  );
  return {
    status: answer.then(({ status }) => status),
    cookies: answer.then(({ headers }) => headers['set-cookie'] as unknown),
  };
}

test('returns 503 and logs the reason when Redis dies while the password is checked', async () => {
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { status, cookies } = await signInSlowly();
  await site.redis.kill();
  expect(await status).toBe(503);
  expect(await cookies).toBeUndefined();
  const lines = logged.mock.calls.join('\n');
  logged.mockRestore();
  expect(lines).toMatch(/"event":"sign-in-failed","address":"[^"]+",.*"error":\{"name"/);
  await site.redis.run();
  await site.becomes('ready');
});

test('returns 503 when Redis freezes while the password is checked', async () => {
  const { status, cookies } = await signInSlowly();
  const frozen = performance.now();
  site.redis.freeze();
  expect(await status).toBe(503);
  expect(performance.now() - frozen).toBeLessThan(5000);
  expect(await cookies).toBeUndefined();
  site.redis.thaw();
  await site.becomes('ready');
});
