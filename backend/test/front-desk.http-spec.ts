import { beforeEach, describe, expect, test } from '@jest/globals';
import { until } from 'e2e/servers/until.ts';
import {
  activityFor,
  codeOf,
  cookieOf,
  login,
  loginWithCode,
  type Visitor,
} from './support/admin.ts';
import {
  adminPassword,
  cheapHash,
  deskPassword,
  Site,
} from './support/site.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const DESK_PASSWORD_HASH = await cheapHash(deskPassword);
const site = await Site.shared({
  DESK_PASSWORD_HASH,
  ALERT_TO: 'operator@practice.example',
});
const withCode = await site.replica({ ADMIN_TOTP_SECRET: secret });

beforeEach(() => site.withRedis((redis) => redis.flushAll()));

const expectCheck = (visitor: Visitor, answer: object) =>
  visitor.get('/api/admin/check').expect(200, answer);

const from = (address: string, on = site) =>
  on.visit().set('X-Forwarded-For', address);

const withCookie = (cookie: string, on = site) =>
  on.visit().set('Cookie', cookie);

test('signs in with a password of its own, and out', async () => {
  const desk = site.visit();
  await login(desk, deskPassword).expect(200, {
    message: 'Logged in successfully',
    isDesk: true,
  });
  await expectCheck(desk, { authenticated: true, isDesk: true });
  await desk.post('/api/admin/logout').expect(200);
  await expectCheck(desk, { authenticated: false });
});

test('without a password for it, an empty one signs nobody in', async () => {
  const without = await site.replica({ DESK_PASSWORD_HASH: '' });
  await login(without.visit(), deskPassword).expect(401);
  await login(without.visit(), '').expect(400);
  await without.stop();
});

describe('with the admin’s second factor', () => {
  const refused = { error: 'Invalid password or code' };

  test('signs in without a code', async () => {
    const desk = withCode.visit();
    const signedOut = { secondFactor: true, codeIsOptional: true };
    await expectCheck(desk, { authenticated: false, ...signedOut });
    await login(desk, deskPassword).expect(200);
    await expectCheck(desk, {
      authenticated: true,
      isDesk: true,
      ...signedOut,
    });
    await loginWithCode(withCode.visit(), '', deskPassword).expect(200);
  });

  test('doesn’t use up a code that it enters', async () => {
    const code = codeOf(secret);
    await loginWithCode(withCode.visit(), code, deskPassword).expect(200);
    const admin = withCode.visit();
    await loginWithCode(admin, code).expect(200);
    await expectCheck(admin, {
      authenticated: true,
      secondFactor: true,
      codeIsOptional: true,
    });
  });

  test('gives the admin without a code the same answer as a guess', async () => {
    const answers = await Promise.all([
      login(withCode.visit(), 'a guess'),
      login(withCode.visit()),
      loginWithCode(withCode.visit(), ''),
      loginWithCode(withCode.visit(), codeOf(secret, 9)),
    ]);
    const told = answers.map(({ status, body, headers }) => ({
      status,
      body: body as unknown,
      headers: { ...headers, date: '' },
    }));
    expect(told[0]).toMatchObject({ status: 401, body: refused });
    expect(told[0]?.headers).not.toHaveProperty('set-cookie');
    for (const answer of told) expect(answer).toEqual(told[0]);
  });

  test('returns 400 for a code that isn’t six digits', () =>
    loginWithCode(withCode.visit(), '12345', deskPassword).expect(400));

  test('doesn’t open the dashboard with a password that’s also the admin’s', async () => {
    const same = await withCode.replica({
      DESK_PASSWORD_HASH: await cheapHash(adminPassword),
    });
    await login(same.visit()).expect(401, refused);
    await loginWithCode(same.visit(), codeOf(secret, 9)).expect(401, refused);
    const admin = same.visit();
    await loginWithCode(admin, codeOf(secret)).expect(200);
    await admin.get('/api/admin/activity').expect(200);
    await same.stop();
  });
});

test('a new password ends the sessions of those who signed in with the old one, and no others', async () => {
  const cookies = {
    admin: cookieOf(await login(site.visit())),
    desk: cookieOf(await login(site.visit(), deskPassword)),
  };
  const whoIsSignedIn = async (environment: NodeJS.ProcessEnv) => {
    const replica = await site.replica(environment);
    const signedIn = [];
    for (const [who, cookie] of Object.entries(cookies)) {
      const answer = await withCookie(cookie, replica).get('/api/admin/check');
      if ((answer.body as { authenticated: boolean }).authenticated)
        signedIn.push(who);
    }
    await replica.stop();
    return signedIn;
  };
  expect(await whoIsSignedIn({})).toEqual(['admin', 'desk']);
  // Hashed again, it's a new one.
  expect(
    await whoIsSignedIn({ DESK_PASSWORD_HASH: await cheapHash(deskPassword) }),
  ).toEqual(['admin']);
  cookies.desk = cookieOf(await login(site.visit(), deskPassword));
  expect(
    await whoIsSignedIn({ ADMIN_PASSWORD_HASH: await cheapHash() }),
  ).toEqual(['desk']);
  cookies.admin = cookieOf(await login(site.visit()));
  expect(await whoIsSignedIn({ DESK_PASSWORD_HASH: '' })).toEqual(['admin']);
  cookies.desk = cookieOf(await login(site.visit(), deskPassword));
  expect(await whoIsSignedIn({ ADMIN_TOTP_SECRET: secret })).toEqual(['desk']);
});

describe('its limits', () => {
  const guess = (visitor: Visitor) => login(visitor, 'a guess');

  test('are the admin’s, and signing in doesn’t clear them', async () => {
    for (let tries = 0; tries < 4; tries += 1)
      await guess(from('198.51.100.7')).expect(401);
    for (let times = 0; times < 3; times += 1)
      await login(from('198.51.100.7'), deskPassword).expect(200);
    await guess(from('198.51.100.7')).expect(401);
    await login(from('198.51.100.7'), deskPassword).expect(429);
    await login(from('198.51.100.7')).expect(429);
  });

  test('leave a network no new tries for signing in again', async () => {
    const known = from('198.51.100.7');
    await login(known, deskPassword).expect(200);
    for (let tries = 0; tries < 5; tries += 1) await guess(known).expect(401);
    await guess(known).expect(429);
    // It forgets that it was known.
    const again = from('198.51.100.7');
    await login(again, deskPassword).expect(200);
    await guess(again).expect(429);
  });
});

test('is named in the activity', async () => {
  const desk = await site.signIn(deskPassword);
  await desk.post('/api/admin/logout').expect(200);
  const admin = await site.signIn();
  const [own, ...others] = await activityFor(admin);
  expect(own).toMatchObject({ event: 'signed-in', session: 2 });
  expect(own).not.toHaveProperty('isDesk');
  const actor = { isDesk: true, session: 1, address: '198.18.0.0' };
  expect(others).toMatchObject([
    { ...actor, event: 'signed-out' },
    { ...actor, event: 'signed-in' },
  ]);
});

test('a password that was set, changed or removed is in the activity', async () => {
  // As an earlier release has left it.
  const replica = await site.replica({ DESK_PASSWORD_HASH: '' });
  const earlier = JSON.parse(
    (await site.withRedis((redis) => redis.get('activity:credentials'))) ?? '',
  ) as object;
  await replica.stop();
  await site.withRedis((redis) =>
    redis.set(
      'activity:credentials',
      JSON.stringify({ ...earlier, deskPassword: undefined }),
    ),
  );
  const hashes = ['', DESK_PASSWORD_HASH, await cheapHash(deskPassword), ''];
  for (const hash of hashes) {
    const changed = await site.replica({ DESK_PASSWORD_HASH: hash });
    await changed.stop();
  }
  const admin = await site.signIn();
  await until('three changes', async () => {
    const events = (await activityFor(admin)).map(({ event }) => event);
    return (
      events.join() ===
      [
        'signed-in',
        'desk-password-changed',
        'desk-password-changed',
        'desk-password-changed',
      ].join()
    );
  });
});

test('a new network is mailed, even one that the admin has signed in from', async () => {
  await login(from('203.0.113.7')).expect(200);
  await until('the network to be noted', () =>
    site.withRedis(
      async (redis) =>
        (await redis.zScore('sign-in-networks', '203.0.113.0')) !== null,
    ),
  );
  await login(from('203.0.113.8'), deskPassword).expect(200);
  const mail = await site.mailbox.mail(
    ({ subject, text = '' }) =>
      subject.includes('front desk') && text.includes('203.0.113.0'),
    'a mail about the front desk',
  );
  expect(mail.subject).toBe(
    '[Website] The front desk signed in from a new network',
  );
  expect(mail.text).toContain(
    "Someone signed in with the front desk's password to the dashboard",
  );
  expect(mail.text).toContain('make desk-password');
  expect(mail.text).not.toContain('make admin-password');
});
