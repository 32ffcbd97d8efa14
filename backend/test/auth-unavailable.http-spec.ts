import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Redis } from '../src/redis/redis.ts';
import {
  cheapHash,
  cookieOf,
  expectSignedIn,
  login,
  type Visitor,
  withRedis,
} from './support/admin.ts';
import { Site } from './support/site.ts';

const unavailable = {
  error: 'Admin sign-in isn’t available right now. Please try again in a minute.',
};

let site: Site;

beforeAll(async () => {
  site = await Site.open({ ADMIN_PASSWORD_HASH: await cheapHash() });
});

// So that one failed test doesn't fail those after it.
afterEach(() => {
  site.redis.thaw();
});

afterAll(() => site.close());

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
  const setRights = (...rights: string[]) =>
    withRedis(site, (redis) => redis.sendCommand(['ACL', 'SETUSER', 'default', ...rights]));
  await setRights('resetkeys', '~limit:*', '%R~session:*');
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
