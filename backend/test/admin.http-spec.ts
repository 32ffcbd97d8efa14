import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { adminPassword, Site } from './support/site.ts';

const unavailable = { error: 'Admin sign-in is unavailable for the moment.' };

let site: Site;
type Visitor = ReturnType<Site['visit']>;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site.close());

const login = (visitor: Visitor, password: unknown = adminPassword) =>
  visitor.post('/api/admin/login').send({ password });

const expectSignedIn = (visitor: Visitor, authenticated: boolean) =>
  visitor.get('/api/admin/check').expect(200, { authenticated });

test('nobody is signed in without a session', async () => {
  await expectSignedIn(site.visit(), false);
});

test('the right password signs in, under a session that Redis holds', async () => {
  const admin = site.visit();
  const answer = await login(admin).expect(200, { message: 'Logged in successfully' });
  expect(answer.headers['cache-control']).toBe('no-store');
  await expectSignedIn(admin, true);

  const [, id] = /session=s%3A([^.]+)\./.exec(String(answer.headers['set-cookie'])) ?? [];
  expect(await site.dumpRedis()).toContain(`session:${String(id)}`);
});

test('the cookie is out of reach of scripts and of other sites', async () => {
  const { headers } = await login(site.visit());
  const cookie = String(headers['set-cookie']);
  for (const flag of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(flag);
});

test('signing in again changes the session id', async () => {
  const admin = site.visit();
  const first = await login(admin);
  const second = await login(admin);
  expect(second.headers['set-cookie']).not.toEqual(first.headers['set-cookie']);
});

test('a wrong password is answered 401', async () => {
  const visitor = site.visit();
  await login(visitor, 'not the password').expect(401, { error: 'Invalid password' });
  await expectSignedIn(visitor, false);
});

test.each([null, '', 42, ['x'], { $ne: '' }])('password %j is answered 400', async (value) => {
  await login(site.visit(), value).expect(400, {
    error: 'Enter the password.',
    fields: { password: 'Enter the password.' },
  });
});

test('the sixth wrong try from an address is answered 429, whatever the forged header says', async () => {
  const address = '198.51.100.7';
  const guess = (forged: string) =>
    login(site.visit().set('X-Forwarded-For', `${forged}, ${address}`), 'a guess');
  for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4', '5.5.5.5']) {
    await guess(forged).expect(401);
  }
  const refused = await guess('6.6.6.6').expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('signing out ends the session, and a replayed cookie is worth nothing', async () => {
  const admin = site.visit();
  const cookie = String((await login(admin)).headers['set-cookie']).split(';')[0] ?? '';
  await admin.post('/api/admin/logout').expect(200, { message: 'Logged out successfully' });
  await expectSignedIn(admin, false);
  await expectSignedIn(site.visit().set('Cookie', cookie), false);
});

test('a form post is no way to sign in', async () => {
  await site
    .visit()
    .post('/api/admin/login')
    .type('form')
    .send({ password: adminPassword })
    .expect(415);
});

test('another site can neither sign in nor out', async () => {
  const foreign = () => site.visit().set('Origin', 'https://evil.example');
  await login(foreign()).expect(403);
  await foreign().post('/api/admin/logout').expect(403);
});

test('with Redis killed every admin call is 503, and the session survives', async () => {
  const admin = site.visit();
  await login(admin).expect(200);
  await site.redis.kill();
  await admin.get('/api/admin/check').expect(503, unavailable);
  await login(site.visit()).expect(503, unavailable);
  await admin.post('/api/admin/logout').expect(503, unavailable);

  await site.redis.run();
  await site.becomes('ready');
  await expectSignedIn(admin, true);
});

test('with Redis frozen the answer is 503 within five seconds, under traffic too', async () => {
  const admin = site.visit();
  await login(admin).expect(200);
  site.redis.freeze();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 5 }, () => admin.get('/api/admin/check').expect(503, unavailable)),
  );
  expect(performance.now() - started).toBeLessThan(5000);
  site.redis.thaw();
  await site.becomes('ready');
  await expectSignedIn(admin, true);
});
