import {
  afterAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { createDeviceLink } from '../src/auth/device-cookie.ts';
import { readSettings } from '../src/config/read-settings.ts';
import { hashPassword } from '../src/config/password-hash.ts';
import { until } from 'e2e/servers/until.ts';
import { codeOf, cookieOf, login, loginWithCode } from './support/admin.ts';
import {
  adminPassword,
  cheapHash,
  deskPassword,
  Site,
} from './support/site.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const [plain, withSecondFactor] = await Promise.all([
  Site.shared(),
  Site.shared({ ADMIN_TOTP_SECRET: secret }),
]);
/** With hashes that take as long to check as in production. */
const realistic = await plain.replica({
  ADMIN_PASSWORD_HASH: await hashPassword(adminPassword),
  DESK_PASSWORD_HASH: await hashPassword(deskPassword),
});

describe('limits', () => {
  const site = plain;

  beforeEach(() => site.withRedis((redis) => redis.flushAll()));

  const from = (address: string, on = site) =>
    on.visit().set('X-Forwarded-For', address);

  const guess = (address: string, on = site) =>
    login(from(address, on), 'a guess');

  async function useUpTries(address: string): Promise<void> {
    for (let tries = 0; tries < 5; tries += 1) await guess(address).expect(401);
  }

  test('returns 429 after five wrong passwords, even for the right one', async () => {
    await useUpTries('198.51.100.7');
    const { headers } = await guess('198.51.100.7').expect(429, {
      error: 'Too many attempts. Please wait a few minutes and try again.',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    await login(from('198.51.100.7')).expect(429);
    await login(from('198.51.100.8')).expect(200);
  });

  test("resets the count after the right password, which doesn't count", async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1)
        await guess('198.51.100.7').expect(401);
      await login(from('198.51.100.7')).expect(200);
    }
    for (let tries = 0; tries < 7; tries += 1)
      await login(from('198.51.100.7')).expect(200);
  });

  test("doesn't count malformed passwords", async () => {
    for (let tries = 0; tries < 7; tries += 1)
      await login(from('198.51.100.7'), '').expect(400);
    await login(from('198.51.100.7'), 'x'.repeat(300)).expect(400);
    await useUpTries('198.51.100.7');
  });

  test('limits malformed passwords, but not those of a browser that has signed in before', async () => {
    const admin = from('198.51.100.9');
    await login(admin).expect(200);
    const malformed = () => login(from('198.51.100.9'), 'x'.repeat(300));
    for (let tries = 0; tries < 60; tries += 1) await malformed().expect(400);
    const { headers } = await malformed().expect(429, {
      error: 'Too many attempts. Please wait a few minutes and try again.',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(9 * 60);
    await login(from('198.51.100.9')).expect(429);
    await login(admin).expect(200);
  });

  test('counts concurrent attempts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => guess('198.51.100.7')),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([
      ...Array<number>(5).fill(401),
      ...Array<number>(7).fill(429),
    ]);
  });

  test('shares the count across replicas and restarts, including Redis', async () => {
    const replica = await site.replica();
    for (const on of [site, replica, site, replica, site])
      await guess('198.51.100.7', on).expect(401);
    await guess('198.51.100.7', replica).expect(429);
    await replica.stop();

    await site.redis.kill();
    await site.redis.run();
    const restarted = await site.replica();
    await guess('198.51.100.7', restarted).expect(429);
    await restarted.stop();
    await Promise.all([site.becomes('ready'), realistic.becomes('ready')]);
  });

  test("returns 429 above 20 pending sign-ins and doesn't count an attempt", async () => {
    site.redis.freeze();
    const refused: string[] = [];
    const answers = Array.from({ length: 25 }, async (_, host) => {
      const address = `203.0.113.${host}`;
      const answer = await guess(address);
      const { status, headers } = answer;
      if (status !== 429) return status;
      expect(Number(headers['retry-after'])).toBe(2);
      expect(answer.body).toEqual({
        error: 'Sign-in is very busy. Please wait a moment and try again.',
      });
      refused.push(address);
      return status;
    });
    try {
      await until('five to be refused', () =>
        Promise.resolve(refused.length === 5),
      );
    } finally {
      site.redis.thaw();
    }

    const statuses = (await Promise.all(answers)).sort();
    expect(statuses).toEqual([
      ...Array<number>(20).fill(401),
      ...Array<number>(5).fill(429),
    ]);
    await useUpTries(refused[0] ?? '');
    await login(from('198.51.100.7')).expect(200);
  });

  test('a browser that has signed in before gets in during a flood of guesses, and from a blocked network', async () => {
    const admin = from('198.51.100.7', realistic);
    await login(admin).expect(200);
    const statuses: number[] = [];
    const flood = Array.from({ length: 60 }, async (_, host) => {
      statuses.push((await guess(`203.0.113.${host}`, realistic)).status);
    });
    await until('the flood to be turned away', () => statuses.includes(429));
    await login(admin).expect(200);
    // Twenty guesses wait, which is less than two seconds' worth. Behind them,
    // it would have seen them all answered.
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(10);
    await Promise.all(flood);

    await useUpTries('198.51.100.7');
    await login(from('198.51.100.7')).expect(429);
    await login(admin).expect(200);
  });

  /** The path of a new link. */
  const linkAt = (now?: number) => {
    const settings = readSettings(site.environment);
    const { pathname, search } = new URL(createDeviceLink(settings, now));
    return pathname + search;
  };

  test("the server's link lets one new browser in, for ten minutes", async () => {
    const admin = from('198.51.100.7');
    await useUpTries('198.51.100.7');
    for (const path of [
      linkAt(Date.now() - 10 * 60_000),
      '/api/admin/device?token=a.9e99.b',
      '/api/admin/device?token=a&token=b',
      '/api/admin/device',
    ]) {
      const error =
        'This link has expired or was opened before. On the server, run make admin-link again.';
      await admin.get(path).expect(403, { error });
    }
    await login(admin).expect(429);
    const link = linkAt();
    await admin.get(link).expect(303).expect('Location', '/admin/');
    await login(admin).expect(200);
    const another = from('198.51.100.7');
    await another.get(link).expect(403);
    await login(another).expect(429);
  });

  test('a new password, a new second factor and signing out everywhere forget all browsers', async () => {
    const marked = () => from('198.51.100.7').get(linkAt()).expect(303);
    const deviceOf = ({ headers }: { headers: Record<string, string> }) =>
      /device=[^;]*/.exec(String(headers['set-cookie']))?.[0] ?? '';
    const device = deviceOf(await marked());
    await useUpTries('198.51.100.7');
    const known = (on = site) =>
      loginWithCode(
        from('198.51.100.7', on).set('Cookie', device),
        codeOf(secret),
      );
    await known().expect(200);
    for (const change of [
      { ADMIN_PASSWORD_HASH: await cheapHash('a new password') },
      { ADMIN_TOTP_SECRET: secret },
    ]) {
      const replica = await site.replica(change);
      await known(replica).expect(429);
      await replica.stop();
    }
    const admin = from('198.51.100.8');
    await login(admin).expect(200);
    await known().expect(200);
    await admin.post('/api/admin/logout-everywhere').expect(200);
    await known().expect(429);
  });

  test('counts the wrong passwords of a known browser, and knows a forged cookie', async () => {
    const admin = from('198.51.100.7');
    await login(admin).expect(200);
    for (let tries = 0; tries < 5; tries += 1)
      await login(admin, 'a guess').expect(401);
    await login(admin).expect(429);

    await useUpTries('198.51.100.8');
    const forged = from('198.51.100.8').set('Cookie', 'device=4711.Zm9yZ2Vk');
    await login(forged).expect(429);
  });

  /**
   * CPU time of one attempt in microseconds, which unlike wall time doesn't
   * depend on the machine's load.
   */
  async function workOf(attempt: () => Promise<unknown>): Promise<number> {
    const before = process.cpuUsage();
    await attempt();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  }

  /** The least work for each attempt: disturbances only add to it. */
  async function leastWork(
    attempts: (() => Promise<unknown>)[],
  ): Promise<number[]> {
    const work = attempts.map((): number[] => []);
    for (let round = 0; round < 7; round += 1) {
      for (const [index, attempt] of attempts.entries())
        work[index]?.push(await workOf(attempt));
    }
    return work.map((values) => Math.min(...values));
  }

  const attempt = (password: unknown, status: number) => () =>
    login(realistic.visit(), password).expect(status);

  test('does the same work for right and wrong passwords of any length', async () => {
    const work = await leastWork([
      attempt(adminPassword, 200),
      attempt(deskPassword, 200),
      attempt(`${adminPassword.slice(0, -1)}?`, 401),
      attempt('x', 401),
      attempt('x'.repeat(256), 401),
    ]);
    expect(Math.max(...work) / Math.min(...work)).toBeLessThan(1.6);
  });

  test('does the same work for a wrong password, a wrong code, a used code and none', async () => {
    const withCode = await realistic.replica({ ADMIN_TOTP_SECRET: secret });
    const used = codeOf(secret, 1);
    const refused = (password: string, code: () => string) => () =>
      loginWithCode(withCode.visit(), code(), password).expect(401);
    await loginWithCode(withCode.visit(), used).expect(200);
    const work = await leastWork([
      refused('a guess', () => codeOf(secret)),
      refused(adminPassword, () => codeOf(secret, 9)),
      refused('a guess', () => codeOf(secret, 9)),
      refused(adminPassword, () => used),
      refused(adminPassword, () => ''),
      refused('a guess', () => ''),
    ]);
    await withCode.stop();
    expect(Math.max(...work) / Math.min(...work)).toBeLessThan(1.6);
  });
});

describe('the second factor', () => {
  const site = withSecondFactor;
  const another = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const invalid = { error: 'Invalid password or code' };

  const realNow = Date.now.bind(Date);

  beforeEach(async () => {
    await site.withRedis((redis) => redis.flushAll());
    // Each test starts with a time step, so that none begins during a test that
    // counts steps.
    const intoStep = realNow() % 30_000;
    jest.spyOn(Date, 'now').mockImplementation(() => realNow() - intoStep);
  });

  afterAll(() => {
    jest.restoreAllMocks();
  });

  const from = (address: string, on = site) =>
    on.visit().set('X-Forwarded-For', address);

  test('check says that a code is needed, before and after signing in', async () => {
    const admin = site.visit();
    const check = (authenticated: boolean) =>
      admin
        .get('/api/admin/check')
        .expect(200, { authenticated, secondFactor: true });
    await check(false);
    // With the space that apps show.
    const code = codeOf(secret).replace(/^.../, '$& ');
    await loginWithCode(admin, code).expect(200, {
      message: 'Logged in successfully',
    });
    await check(true);
  });

  test('gives the same answer for a wrong password, a wrong code, a used code and both wrong', async () => {
    const used = codeOf(secret);
    await loginWithCode(site.visit(), used).expect(200);
    const answers = await Promise.all([
      loginWithCode(site.visit(), codeOf(secret, 1), 'not the password'),
      loginWithCode(site.visit(), used, 'not the password'),
      loginWithCode(site.visit(), used),
      loginWithCode(site.visit(), codeOf(secret, 9)),
      loginWithCode(site.visit(), codeOf(secret, 9), 'not the password'),
    ]);
    const told = answers.map(({ status, body, headers }) => ({
      status,
      body: body as unknown,
      headers: { ...headers, date: '' },
    }));
    expect(told[0]).toMatchObject({ status: 401, body: invalid });
    expect(told[0]?.headers).not.toHaveProperty('set-cookie');
    for (const answer of told) expect(answer).toEqual(told[0]);
  });

  test('a code works once, even for concurrent sign-ins on two backends', async () => {
    const replica = await site.replica();
    const code = codeOf(secret);
    const answers = await Promise.all(
      [site, replica, site, replica].map((on) =>
        loginWithCode(on.visit(), code),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200, 401, 401, 401,
    ]);
    await loginWithCode(site.visit(), codeOf(secret, 1)).expect(200);
    await replica.stop();
  });

  test("a wrong password doesn't use up the code", async () => {
    const code = codeOf(secret);
    await loginWithCode(site.visit(), code, 'not the password').expect(401);
    await loginWithCode(site.visit(), code).expect(200);
  });

  test('remembers a used code as long as it is valid, and no longer than two minutes', async () => {
    await loginWithCode(site.visit(), codeOf(secret, 1)).expect(200);
    await site.withRedis(async (redis) => {
      const [key = '', ...others] = await redis.keys('second-factor:*');
      expect(others).toEqual([]);
      expect(await redis.ttl(key)).toBeGreaterThan(90);
      expect(await redis.ttl(key)).toBeLessThanOrEqual(120);
    });
  });

  test('stays on when Redis has lost its data', async () => {
    const admin = site.visit();
    await loginWithCode(admin, codeOf(secret)).expect(200);
    await site.withRedis((redis) => redis.flushAll());
    await admin
      .get('/api/admin/check')
      .expect(200, { authenticated: false, secondFactor: true });
    await login(site.visit()).expect(400);
    await loginWithCode(site.visit(), codeOf(secret, 5)).expect(401);
    await loginWithCode(site.visit(), codeOf(secret)).expect(200);
  });

  test('counts wrong codes and wrong passwords together', async () => {
    const wrongCode = codeOf(secret, 9);
    // The right password alone doesn't reset the count.
    for (let tries = 0; tries < 3; tries += 1) {
      await loginWithCode(from('198.51.100.7'), wrongCode).expect(401);
    }
    const code = codeOf(secret);
    for (let tries = 0; tries < 2; tries += 1) {
      await loginWithCode(from('198.51.100.7'), code, 'a guess').expect(401);
    }
    const refused = await loginWithCode(from('198.51.100.7'), code).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    await loginWithCode(from('198.51.100.8'), code).expect(200);
  });

  test.each([
    undefined,
    null,
    '',
    '12345',
    '1234567',
    'abcdef',
    123456,
    ['123456'],
    {},
  ])("returns 400 for the code %j and doesn't count it", async (code) => {
    const sentence = 'Enter the six digits that your authenticator app shows.';
    for (let tries = 0; tries < 6; tries += 1) {
      await loginWithCode(from('198.51.100.7'), code).expect(400, {
        error: sentence,
        fields: { code: sentence },
      });
    }
    await loginWithCode(from('198.51.100.7'), codeOf(secret)).expect(200);
  });

  test('names both fields when both are missing', async () => {
    const answer = await loginWithCode(site.visit(), '', '').expect(400);
    const { error, fields } = answer.body as {
      error: string;
      fields: Record<string, string>;
    };
    expect(Object.keys(fields)).toEqual(['password', 'code']);
    expect(error).toBe('Enter the password.');
  });

  const sessionOn = async (on: Site, code?: string) =>
    cookieOf(await loginWithCode(on.visit(), code).expect(200));

  const expectEnded = (on: Site, cookie: string) =>
    on
      .visit()
      .set('Cookie', cookie)
      .get('/api/admin/check')
      .expect(200, /"authenticated":false/);

  test('switching it on, changing it and switching it off end every session', async () => {
    const without = await site.replica({ ADMIN_TOTP_SECRET: '' });
    const beforeOn = await sessionOn(without);
    await without.stop();

    const on = await site.replica({ ADMIN_TOTP_SECRET: secret });
    await expectEnded(on, beforeOn);
    const beforeChange = await sessionOn(on, codeOf(secret));
    await on.stop();

    const changed = await site.replica({ ADMIN_TOTP_SECRET: another });
    await expectEnded(changed, beforeChange);
    await loginWithCode(changed.visit(), codeOf(secret)).expect(401);
    const beforeOff = await sessionOn(changed, codeOf(another));
    await changed.stop();

    const off = await site.replica({ ADMIN_TOTP_SECRET: '' });
    await expectEnded(off, beforeOff);
    await off.stop();
  });

  test('ignores a code while there is no second factor', async () => {
    const without = await site.replica({ ADMIN_TOTP_SECRET: '' });
    for (const code of ['000000', '', 42, { $ne: '' }]) {
      await loginWithCode(without.visit(), code).expect(200);
      const error = 'Invalid password';
      await loginWithCode(without.visit(), code, 'a guess').expect(401, {
        error,
      });
    }
    await without.stop();
  });
});
