import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { codeOf, cookieOf, login, loginWithCode } from './support/admin.ts';
import { adminPassword, Site } from './support/site.ts';

let site: Site;
const written: string[] = [];

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  }
  site = await Site.open({ LOG_LEVEL: 'debug' });
});

afterAll(async () => {
  await site.close();
  jest.restoreAllMocks();
});

test('logs sign-ins and rejections with an anonymized address and no secrets', async () => {
  const visit = () => site.visit().set('X-Forwarded-For', '198.51.100.77');
  const admin = visit();
  const answer = await login(admin).expect(200);
  for (let tries = 0; tries < 5; tries += 1) await login(visit(), 'a wrong guess').expect(401);
  await login(visit(), 'a wrong guess').expect(429);
  await admin.post('/api/admin/logout').expect(200);

  const log = written.join('');
  const events = (event: string) => log.split('\n').filter((line) => line.includes(`"${event}"`));
  expect(events('signed-in')).toHaveLength(1);
  expect(events('sign-in-refused')).toHaveLength(6);
  expect(events('signed-out')).toHaveLength(1);
  for (const line of [...events('signed-in'), ...events('sign-in-refused')]) {
    expect(line).toContain('198.51.100.0');
  }
  const [, session = ''] = cookieOf(answer).split('=');
  for (const secret of [adminPassword, 'a wrong guess', session, '198.51.100.77']) {
    expect(log).not.toContain(secret);
  }
});

test('logs neither the secret of the second factor nor a code', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const withCode = await site.replica({ ADMIN_TOTP_SECRET: secret });
  const codes = [codeOf(secret), codeOf(secret, 9)];
  written.length = 0;
  const statuses: number[] = [];
  for (const code of codes) {
    statuses.push((await loginWithCode(withCode.visit(), code)).status);
  }
  await withCode.app.close();
  expect(statuses).toEqual([200, 401]);
  const log = written.join('');
  expect(log).toContain('"sign-in-refused"');
  for (const text of [secret, ...codes]) expect(log).not.toContain(text);
});
