import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cheapHash, cookieOf, expectSignedIn, login } from './support/admin.ts';
import { Site } from './support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open({
    SITE_URL: 'https://site.example',
    ADMIN_PASSWORD_HASH: await cheapHash(),
  });
});

afterAll(() => site.close());

const overHttps = () => site.visit().set('X-Forwarded-Proto', 'https');

test('sets a Secure cookie with the __Host- prefix', async () => {
  const answer = await login(overHttps()).expect(200);
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-session=/);
  for (const flag of ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']) {
    expect(cookie).toContain(flag);
  }
  expect(cookie).not.toContain('Domain');
  await expectSignedIn(overHttps().set('Cookie', cookieOf(answer)), true);
});

test('clears the cookie with Secure and its path', async () => {
  const cookie = cookieOf(await login(overHttps()));
  const { headers } = await overHttps().set('Cookie', cookie).post('/api/admin/logout').expect(200);
  expect(String(headers['set-cookie'])).toMatch(/^__Host-session=; Path=\/; .*Secure/);
  await expectSignedIn(overHttps().set('Cookie', cookie), false);
});

test('returns 403 for a sign-in over HTTP to an HTTPS site', async () => {
  const answer = await login(site.visit()).expect(403, {
    error: 'To sign in, open this page with https:// at the start of its address.',
  });
  expect(answer.headers).not.toHaveProperty('set-cookie');
});
