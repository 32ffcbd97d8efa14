import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  cheapHash,
  cookieOf,
  expectSignedIn,
  login,
  sessionKeyOf,
  withRedis,
} from './support/admin.ts';
import { Site } from './support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open({ ADMIN_PASSWORD_HASH: await cheapHash() });
});

afterAll(() => site.close());

const withCookie = (cookie: string) => site.visit().set('Cookie', cookie);

test('check answers false without a session, and creates none', async () => {
  const answer = await expectSignedIn(site.visit(), false);
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

test.each(['session=s%3Ainvented.signature', 'session=invented', 'session='])(
  'the invented cookie %s is worth nothing',
  async (cookie) => {
    await expectSignedIn(withCookie(cookie), false);
  },
);

test('the right password signs in, under a session that Redis holds', async () => {
  const admin = site.visit();
  const answer = await login(admin).expect(200, { message: 'Logged in successfully' });
  await expectSignedIn(admin, true);
  expect(await site.dumpRedis()).toContain(sessionKeyOf(answer));
});

test('the cookie is out of reach of scripts and of other sites', async () => {
  const { headers } = await login(site.visit());
  const cookie = String(headers['set-cookie']);
  for (const flag of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(flag);
  expect(cookie).not.toMatch(/Secure|Domain/);
});

test('a wrong password is answered 401', async () => {
  const visitor = site.visit();
  await login(visitor, 'not the password').expect(401, { error: 'Invalid password' });
  await expectSignedIn(visitor, false);
});

test.each([undefined, null, '', 42, true, ['x'], { $ne: '' }])(
  'password %j is answered 400',
  async (value) => {
    await login(site.visit(), value ?? null).expect(400, {
      error: 'Enter the password.',
      fields: { password: 'Enter the password.' },
    });
  },
);

test('a password longer than any is answered 400, and one that fills the body 413', async () => {
  await login(site.visit(), 'x'.repeat(256)).expect(401);
  const sentence = 'The password has at most 256 characters. Check what was pasted.';
  await login(site.visit(), 'x'.repeat(257)).expect(400, {
    error: sentence,
    fields: { password: sentence },
  });
  await login(site.visit(), 'x'.repeat(60_000)).expect(413);
});

test('a session planted in the browser is not the one that signing in opens', async () => {
  const planted = await login(site.visit());
  const victim = withCookie(cookieOf(planted));
  const own = await login(victim).expect(200);
  expect(sessionKeyOf(own)).not.toBe(sessionKeyOf(planted));
  await expectSignedIn(withCookie(cookieOf(planted)), false);
  await expectSignedIn(withCookie(cookieOf(own)), true);

  const invented = await login(withCookie('session=s%3Aplanted.signature')).expect(200);
  expect(cookieOf(invented)).not.toContain('planted');
});

test('a session ends after half an hour without a call, and every call renews it', async () => {
  const answer = await login(site.visit());
  const cookie = cookieOf(answer);
  await withRedis(site, async (redis) => {
    const key = sessionKeyOf(answer);
    expect(await redis.ttl(key)).toBeGreaterThan(29 * 60);
    expect(await redis.ttl(key)).toBeLessThanOrEqual(30 * 60);
    await redis.expire(key, 60);
    await expectSignedIn(withCookie(cookie), true);
    expect(await redis.ttl(key)).toBeGreaterThan(29 * 60);
    await redis.pExpire(key, 0);
  });
  await expectSignedIn(withCookie(cookie), false);
});

test('a session ends twelve hours after signing in, however busy', async () => {
  const answer = await login(site.visit());
  const ageBy = (milliseconds: number) =>
    withRedis(site, async (redis) => {
      const key = sessionKeyOf(answer);
      const stored = (await redis.get(key)) ?? '';
      const older = stored.replace(/(?<="signedInAt":)\d+/, (at) =>
        String(Number(at) - milliseconds),
      );
      expect(older).not.toBe(stored);
      await redis.set(key, older, { expiration: 'KEEPTTL' });
    });
  await ageBy(11.9 * 60 * 60 * 1000);
  await expectSignedIn(withCookie(cookieOf(answer)), true);
  await ageBy(0.2 * 60 * 60 * 1000);
  await expectSignedIn(withCookie(cookieOf(answer)), false);
  expect(await site.dumpRedis()).not.toContain(sessionKeyOf(answer));
});

test('signing out ends the session, and a replayed cookie is worth nothing', async () => {
  const answer = await login(site.visit());
  const cookie = cookieOf(answer);
  await withCookie(cookie)
    .post('/api/admin/logout')
    .expect(200, { message: 'Logged out successfully' });
  expect(await site.dumpRedis()).not.toContain(sessionKeyOf(answer));
  await expectSignedIn(withCookie(cookie), false);
});

test('the cookie is cleared with the attributes it was set with', async () => {
  const admin = site.visit();
  const attributes = ({ headers }: { headers: Record<string, string> }) =>
    String(headers['set-cookie'])
      .split('; ')
      .slice(1)
      .filter((attribute) => !attribute.startsWith('Expires'));
  const set = await login(admin);
  const cleared = await admin.post('/api/admin/logout').expect(200);
  expect(attributes(cleared)).toEqual(attributes(set));
  expect(String(cleared.headers['set-cookie'])).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/);
});

test('signing out without a session succeeds', async () => {
  await site.visit().post('/api/admin/logout').expect(200);
});
