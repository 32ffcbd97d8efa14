import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cheapHash, cookieOf, expectSignedIn, login } from './support/admin.ts';
import { Site } from './support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open({ ADMIN_PASSWORD_HASH: await cheapHash() });
});

afterAll(() => site.close());

const withCookie = (cookie: string) => site.visit().set('Cookie', cookie);

test.each(['form', 'text/plain'])('returns 415 for a sign-in as %s', async (type) => {
  await site.visit().post('/api/admin/login').type(type).send('password=x').expect(415);
});

test.each([
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
])('returns 403 for a sign-in or sign-out with %j', async (headers: Record<string, string>) => {
  const cookie = cookieOf(await login(site.visit()));
  await login(site.visit().set(headers)).expect(403);
  await withCookie(cookie).set(headers).post('/api/admin/logout').expect(403);
  await expectSignedIn(withCookie(cookie), true);
});

test('allows sign-in and sign-out from the site itself', async () => {
  const headers = { Origin: 'http://site.example', 'Sec-Fetch-Site': 'same-origin' };
  const admin = site.visit().set(headers);
  await login(admin).expect(200);
  await admin.post('/api/admin/logout').expect(200);
});

test.each([
  ['GET', '/api/admin/check'],
  ['GET', '/api/admin/login'],
  ['POST', '/api/admin/login'],
  ['POST', '/api/admin/logout'],
  ['POST', '/api/contact'],
  ['GET', '/api/health/live'],
  ['GET', '/api/nowhere'],
])('%s %s is not cacheable', async (method, path) => {
  const visitor = site.visit();
  const answer = await (method === 'GET' ? visitor.get(path) : visitor.post(path));
  expect(answer.headers['cache-control']).toBe('no-store');
});
