import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { ApiError } from 'shared/api-answers';
import { hashPassword } from '../src/config/password-hash.ts';
import { Redis } from '../src/redis/redis.ts';
import { until } from 'e2e/servers/until.ts';
import {
  cookieOf,
  sessionCookieOf,
  expectSignedIn,
  login,
  sessionKeyOf,
  slowHash,
  type Visitor,
} from './support/admin.ts';
import {
  adminPassword,
  cheapHash,
  deskPassword,
  Site,
} from './support/site.ts';

const site = await Site.shared({
  DESK_PASSWORD_HASH: await cheapHash(deskPassword),
});
const httpsSite = await site.replica({ SITE_URL: 'https://site.example' });
/** Takes long to check a password. */
const slow = await site.replica({ ADMIN_PASSWORD_HASH: await slowHash() });

describe('signing in and out', () => {
  const withCookie = (cookie: string) => site.visit().set('Cookie', cookie);

  test('returns false without a session and creates none', async () => {
    const answer = await expectSignedIn(site.visit(), false);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  test.each(['session=s%3Ainvented.signature', 'session=invented', 'session='])(
    'ignores the forged cookie %s',
    async (cookie) => {
      await expectSignedIn(withCookie(cookie), false);
    },
  );

  test('signs in with the right password, stores the session in Redis and sets a strict cookie', async () => {
    const admin = site.visit();
    const answer = await login(admin).expect(200, {
      message: 'Logged in successfully',
    });
    await expectSignedIn(admin, true);
    expect(await site.dumpRedis()).toContain(sessionKeyOf(answer));
    const cookie = sessionCookieOf(answer);
    for (const flag of ['HttpOnly', 'SameSite=Strict', 'Path=/'])
      expect(cookie).toContain(flag);
    expect(cookie).not.toMatch(/Secure|Domain/);
  });

  test.each([undefined, null, '', 42, true, ['x'], { $ne: '' }])(
    'returns 400 for the password %j',
    async (value) => {
      await login(site.visit(), value ?? null).expect(400, {
        error: 'Enter the password.',
        fields: { password: 'Enter the password.' },
      });
    },
  );

  test('returns 400 for a long password and 413 for a huge one', async () => {
    await login(site.visit(), 'x'.repeat(256)).expect(401);
    const sentence =
      'Passwords have at most 256 characters. Check what you pasted.';
    await login(site.visit(), 'x'.repeat(257)).expect(400, {
      error: sentence,
      fields: { password: sentence },
    });
    await login(site.visit(), 'x'.repeat(60_000)).expect(413);
  });

  test('regenerates the session ID at sign-in (session fixation)', async () => {
    const planted = await login(site.visit());
    const victim = withCookie(cookieOf(planted));
    const own = await login(victim).expect(200);
    expect(sessionKeyOf(own)).not.toBe(sessionKeyOf(planted));
    await expectSignedIn(withCookie(cookieOf(planted)), false);
    await expectSignedIn(withCookie(cookieOf(own)), true);

    const invented = await login(
      withCookie('session=s%3Aplanted.signature'),
    ).expect(200);
    expect(cookieOf(invented)).not.toContain('planted');
  });

  test('expires a session after 30 idle minutes and renews it with each call', async () => {
    const answer = await login(site.visit());
    const cookie = cookieOf(answer);
    await site.withRedis(async (redis) => {
      const key = sessionKeyOf(answer);
      expect(await redis.ttl(key)).toBeGreaterThan(29 * 60);
      expect(await redis.ttl(key)).toBeLessThanOrEqual(30 * 60);
      await redis.expire(key, 60);
      // Dashboards ask this again and again.
      const { headers } = await expectSignedIn(withCookie(cookie), true);
      expect(headers).not.toHaveProperty('set-cookie');
      expect(await redis.ttl(key)).toBeLessThanOrEqual(60);
      await withCookie(cookie).get('/api/admin/messages').expect(200);
      expect(await redis.ttl(key)).toBeGreaterThan(29 * 60);
      await redis.pExpire(key, 0);
    });
    await expectSignedIn(withCookie(cookie), false);
  });

  test('ends a session twelve hours after sign-in', async () => {
    const answer = await login(site.visit());
    const ageBy = (milliseconds: number) =>
      site.withRedis(async (redis) => {
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

  test('ends the session on sign-out, even for a replayed cookie', async () => {
    const answer = await login(site.visit());
    const cookie = cookieOf(answer);
    await withCookie(cookie)
      .post('/api/admin/logout')
      .expect(200, { message: 'Logged out successfully' });
    expect(await site.dumpRedis()).not.toContain(sessionKeyOf(answer));
    await expectSignedIn(withCookie(cookie), false);
  });

  test.each(['logout', 'logout-everywhere'])(
    '%s clears the cookie as it was set',
    async (call) => {
      const admin = site.visit();
      const attributes = (answer: Parameters<typeof sessionCookieOf>[0]) =>
        sessionCookieOf(answer)
          .split('; ')
          .slice(1)
          .filter((attribute) => !attribute.startsWith('Expires'));
      const set = await login(admin);
      const cleared = await admin.post(`/api/admin/${call}`).expect(200);
      expect(attributes(cleared)).toEqual(attributes(set));
      expect(String(cleared.headers['set-cookie'])).toMatch(
        /^session=;.*Expires=Thu, 01 Jan 1970/,
      );
    },
  );

  test('a form that the browser sent by itself leads to the page, signed in only from our own', async () => {
    const admin = site.visit();
    const post = (fields: object) =>
      admin.post('/api/admin/login').type('form').send(fields);
    await post({ password: 'wrong' })
      .expect(303)
      .expect('Location', '/admin?sign-in=refused');
    await post({}).expect(303).expect('Location', '/admin?sign-in=refused');
    await expectSignedIn(admin, false);
    const elsewhere = post({ password: adminPassword }).set(
      'Origin',
      'https://evil.test',
    );
    await elsewhere.expect('Location', '/admin?sign-in=refused');
    await expectSignedIn(admin, false);
    await post({ password: adminPassword })
      .expect(303)
      .expect('Location', '/admin');
    await expectSignedIn(admin, true);
    await post({ password: adminPassword })
      .set('Referer', 'http://localhost/admin?section=speed&search=x')
      .expect('Location', '/admin?section=speed');
  });

  test('a form signs out, unless it’s from another site', async () => {
    const admin = await site.signIn();
    const post = () => admin.post('/api/admin/logout').type('form');
    await post()
      .set('Origin', 'https://evil.test')
      .expect(303)
      .expect('Location', '/admin');
    await expectSignedIn(admin, true);
    await post().expect(303).expect('Location', '/admin');
    await expectSignedIn(admin, false);
  });

  test('returns 415 for a sign-in as text', async () => {
    await site
      .visit()
      .post('/api/admin/login')
      .type('text')
      .send('password=x')
      .expect(415);
  });

  const servedToAnyOrigin = [
    'GET /api/health/live',
    'GET /api/health/ready',
    'GET /api/health/details',
    'GET /metrics',
    'GET /day-pages',
  ];

  const servedWithoutSession = [
    ...servedToAnyOrigin,
    'POST /api/contact',
    'POST /api/vitals',
    'GET /api/today',
    'POST /api/admin/login',
    'POST /api/admin/logout',
    'GET /api/admin/check',
    'GET /api/admin/device',
  ];

  /** The calls that are refused in this way. */
  async function refusedCalls(
    visit: () => Visitor | Promise<Visitor>,
    refusal: { status: number; body: ApiError },
  ): Promise<string[]> {
    const refused: string[] = [];
    for (const { method, path } of site.calls) {
      const send = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      const { status, text } = await (await visit())[send](path);
      if (status === refusal.status && text === JSON.stringify(refusal.body))
        refused.push(`${method} ${path}`);
    }
    return refused;
  }

  const callsBesides = (others: readonly string[]): string[] => {
    const calls = site.calls.map(({ method, path }) => `${method} ${path}`);
    // Each of these calls exists.
    expect(calls).toEqual(expect.arrayContaining([...others]));
    return calls.filter((call) => !others.includes(call));
  };

  test('every call but the public ones returns 401 without a session', async () => {
    const refusal = { status: 401, body: { error: 'Please sign in first.' } };
    expect(await refusedCalls(() => site.visit(), refusal)).toEqual(
      callsBesides(servedWithoutSession),
    );
  });

  test('every call but health checks and metrics returns 403 to a page of another site', async () => {
    const cookie = cookieOf(await login(site.visit()));
    const elsewhere = () =>
      withCookie(cookie).set('Origin', 'https://evil.example');
    const error =
      'This page was opened at a different address. Go to http://site.example and try again.';
    const refusal = { status: 403, body: { error } };
    expect(await refusedCalls(elsewhere, refusal)).toEqual(
      callsBesides(servedToAnyOrigin),
    );
    await expectSignedIn(withCookie(cookie), true);
  });

  const servedToFrontDesk = [
    ...servedWithoutSession,
    'GET /api/admin/messages',
    'GET /api/admin/today',
    'POST /api/admin/messages/retry',
    'POST /api/admin/today/preview',
    'PUT /api/admin/today',
  ];

  test('every call but its own and the public ones returns 403 to the front desk', async () => {
    const error =
      'Only the admin can do this. Sign in with the admin’s password.';
    const refusal = { status: 403, body: { error } };
    // Each time, because one of the calls signs out.
    const frontDesk = () => site.signIn(deskPassword);
    expect(await refusedCalls(frontDesk, refusal)).toEqual(
      callsBesides(servedToFrontDesk),
    );
  });

  test.each([
    ['GET', '/api/admin/login'],
    ['POST', '/api/admin/login'],
    ['POST', '/api/admin/logout'],
    ['POST', '/api/contact'],
    ['GET', '/api/health/live'],
    ['GET', '/api/nowhere'],
  ])('%s %s is not cacheable', async (method, path) => {
    const visitor = site.visit();
    const answer = await (method === 'GET'
      ? visitor.get(path)
      : visitor.post(path));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  const overHttps = () => httpsSite.visit().set('X-Forwarded-Proto', 'https');

  test('sets and clears a Secure cookie with the __Host- prefix', async () => {
    const answer = await login(overHttps()).expect(200);
    const cookie = sessionCookieOf(answer);
    expect(cookie).toMatch(/^__Host-session=/);
    for (const flag of ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']) {
      expect(cookie).toContain(flag);
    }
    expect(cookie).not.toContain('Domain');
    const admin = overHttps().set('Cookie', cookieOf(answer));
    await expectSignedIn(admin, true);
    const { headers } = await admin.post('/api/admin/logout').expect(200);
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-session=; Path=\/; .*Secure/,
    );
    await expectSignedIn(admin, false);
  });

  test('returns 403 for a sign-in over HTTP to an HTTPS site', async () => {
    const answer = await login(httpsSite.visit()).expect(403, {
      error:
        'To sign in, open this page with https:// at the start of its address.',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  test('names TRUSTED_PROXIES if a page with HTTPS signs in through another proxy', async () => {
    const visitor = httpsSite.visit().set('Origin', 'https://site.example');
    await login(visitor)
      .expect(403)
      .expect(/add the proxy’s address to TRUSTED_PROXIES in \.env/);
  });
});

test('says what to run while there is no password', async () => {
  const fresh = await site.replica({ ADMIN_PASSWORD_HASH: '' });
  await login(fresh.visit()).expect(503, {
    error: 'No password yet: run make admin-password on the server.',
  });
  await expectSignedIn(fresh.visit(), false);
});

describe('sessions', () => {
  const unavailable = {
    error:
      'Admin sign-in isn’t available right now. Please try again in a minute.',
  };

  // So that one failed test doesn't fail those after it.
  afterEach(async () => {
    site.redis.thaw();
    await site.becomes('ready');
  });

  test('keeps sessions across a restart, and ends them when the password changes', async () => {
    const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await site.withRedis((redis) => redis.flushAll());
    const started = await site.replica();
    const answer = await login(started.visit()).expect(200);
    const cookie = cookieOf(answer);
    await started.stop();

    const restarted = await site.replica();
    await expectSignedIn(restarted.visit().set('Cookie', cookie), true);
    await restarted.stop();

    const changed = await site.replica({
      ADMIN_PASSWORD_HASH: await hashPassword('new password'),
    });
    await expectSignedIn(changed.visit().set('Cookie', cookie), false);
    expect(await changed.dumpRedis()).not.toContain(sessionKeyOf(answer));
    await login(changed.visit()).expect(401);
    await login(changed.visit(), 'new password').expect(200);
    await changed.stop();
    // Not even at the first start, when there's nothing to compare with.
    expect(logged.mock.calls.join('')).not.toContain(
      'credentials-not-compared',
    );
    logged.mockRestore();
  });

  /** Changes what Redis allows, in the form of its ACL. */
  const setRights = (...rights: string[]) =>
    site.withRedis((redis) =>
      redis.sendCommand(['ACL', 'SETUSER', 'default', ...rights]),
    );

  test('signing out everywhere ends every session on every backend, or none if Redis refuses it', async () => {
    const replica = await site.replica();
    const here = await site.signIn();
    const there = await replica.signIn();
    await setRights('-scan');
    await here.post('/api/admin/logout-everywhere').expect(503);
    for (const admin of [here, there]) await expectSignedIn(admin, true);
    await setRights('+scan');
    await here
      .post('/api/admin/logout-everywhere')
      .expect(200, { message: 'Signed out everywhere' });
    for (const admin of [here, there]) await expectSignedIn(admin, false);
    await replica.stop();
  });

  /**
   * Every admin call returns 503 in time and sets no cookie. A busy machine can
   * take longer, but not each time.
   */
  async function expectUnavailable(
    admin: Visitor,
    milliseconds: number,
  ): Promise<void> {
    let took = Infinity;
    for (let round = 0; round < 3 && took >= milliseconds; round += 1) {
      const started = performance.now();
      const answers = await Promise.all([
        admin.get('/api/admin/check').expect(503, unavailable),
        login(site.visit()).expect(503, unavailable),
        login(site.visit(), 'a guess').expect(503, unavailable),
        admin.post('/api/admin/logout').expect(503, unavailable),
      ]);
      took = performance.now() - started;
      for (const { headers } of answers) {
        expect(headers).not.toHaveProperty('set-cookie');
        expect(headers['cache-control']).toBe('no-store');
      }
    }
    expect(took).toBeLessThan(milliseconds);
  }

  test('returns 503 within a second while Redis is killed, and keeps the session', async () => {
    const admin = await site.signIn();
    await site.redis.kill();
    await expectUnavailable(admin, 1000);

    await site.restartRedis();
    await expectSignedIn(admin, true);
  });

  test.each([
    'while Redis is frozen',
    'if Redis froze while the heartbeat was connecting',
  ])(
    'returns 503 within two seconds %s, and keeps the session',
    async (when) => {
      const admin = await site.signIn();
      const { heartbeat } = site.app.get(Redis, { strict: false });
      const isConnecting = when.endsWith('connecting');
      if (isConnecting) heartbeat.destroy();
      site.redis.freeze();
      if (isConnecting) heartbeat.connect().catch(() => undefined);
      await expectUnavailable(admin, 2000);
      await expectUnavailable(admin, 1000);

      site.redis.thaw();
      await site.becomes('ready');
      await expectSignedIn(admin, true);
    },
  );

  const setMemory = (bytes: string) =>
    site.withRedis((redis) => redis.configSet('maxmemory', bytes));

  test.each<
    [what: string, begin: () => Promise<unknown>, end: () => Promise<unknown>]
  >([
    [
      // Everything else that a sign-in writes is allowed.
      'refuses to write the session',
      () =>
        setRights(
          'resetkeys',
          '~limit:*',
          '~activity:*',
          '~sign-in-networks*',
          '%R~session:*',
        ),
      () => setRights('allkeys'),
    ],
    ['is full', () => setMemory('1'), () => setMemory('0')],
  ])(
    'returns 503 when Redis %s, and keeps sessions',
    async (_what, begin, end) => {
      const admin = await site.signIn();
      await begin();
      const answer = await login(site.visit()).expect(503, unavailable);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      await end();
      await expectSignedIn(admin, true);
      await login(site.visit()).expect(200);
    },
  );

  // How soon is tested above. Here, the slow check of the password comes on
  // top.
  test.each<[what: string, begin: () => unknown, end: () => unknown]>([
    ['dies', () => site.redis.kill(), () => site.restartRedis()],
    ['freezes', () => site.redis.freeze(), () => site.redis.thaw()],
  ])(
    'returns 503 and logs the reason when Redis %s while the password is checked',
    async (_what, begin, end) => {
      const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
      await slow.becomes('ready');
      await site.withRedis((redis) => redis.flushAll());
      const answer = login(slow.visit()).then((response) => response);
      await site.withRedis((redis) =>
        until(
          'the try to be counted',
          async () => (await redis.keys('limit:login:*')).length > 0,
        ),
      );
      await begin();
      const { status, headers } = await answer;
      expect(status).toBe(503);
      expect(headers).not.toHaveProperty('set-cookie');
      const lines = logged.mock.calls.join('\n');
      logged.mockRestore();
      expect(lines).toMatch(
        /"event":"sign-in-failed","address":"[^"]+",.*"error":\{"name"/,
      );
      await end();
    },
  );
});
