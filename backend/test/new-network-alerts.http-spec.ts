import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { cheapHash, login, loginWithCode, codeOf, withRedis } from './support/admin.ts';
import { Site } from './support/site.ts';
import { until } from 'e2e/servers/until.ts';

const unmailed = 'sign-in-networks:unmailed';
const turn = 'sign-in-networks:turn';

let site: Site;
const logged: string[] = [];

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => logged.push(String(text)) > 0);
  }
  site = await Site.open({
    LOG_LEVEL: 'warn',
    ADMIN_PASSWORD_HASH: await cheapHash(),
    ALERT_TO: 'operator@practice.example',
  });
});

afterAll(async () => {
  await site.close();
  jest.restoreAllMocks();
});

const signIn = (address: string, on = site) =>
  login(
    on
      .visit()
      .set('X-Forwarded-For', address)
      .set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
  ).expect(200);

const mailAbout = (network: string, on = site) =>
  on.mailbox.mail(
    ({ text = '' }) => text.includes(`Network: ${network}`),
    `a mail about ${network}`,
  );

/** A mail arrives before its sign-in is taken from the list. A backend that closes in between leaves it there. */
const turnEnds = () =>
  withRedis(site, (client) =>
    until('the last turn to end', async () => (await client.exists(turn)) === 0),
  );

test('mails the first sign-in from a network, and only that', async () => {
  await signIn('198.51.100.7');
  const mail = await mailAbout('198.51.100.0');
  expect(mail.recipients).toEqual(['operator@practice.example']);
  expect(mail.subject).toBe('[Website] Someone signed in from a new network');
  expect(mail.text).toMatch(
    /hasn't signed in before\.\n\nWhen: .*\nNetwork: .*\nBrowser: Firefox.*\n\nIf it was one of you, /,
  );
  expect(mail.text).toContain("If it wasn't, someone knows the password. On the server");
  expect(mail.text).toContain('make admin-password');
  expect(mail.text).not.toContain('make admin-second-factor');
  expect(mail.text).not.toContain('198.51.100.7');
  await signIn('198.51.100.8');
  await signIn('192.0.2.1');
  await mailAbout('192.0.2.0');
  const mails = await site.mailbox.mailsTo('operator@practice.example');
  expect(mails.filter(({ text = '' }) => text.includes('198.51.100.0'))).toHaveLength(1);
});

test("doesn't mail a refused sign-in", async () => {
  await login(site.visit().set('X-Forwarded-For', '192.88.99.7'), 'a guess').expect(401);
  await signIn('203.0.113.1');
  await mailAbout('203.0.113.0');
  const mails = await site.mailbox.mailsTo('operator@practice.example');
  expect(mails.filter(({ text = '' }) => text.includes('192.88.99.0'))).toEqual([]);
});

test('mails it later when the mail server was down', async () => {
  await site.mailbox.kill();
  await signIn('198.18.200.1');
  await site.mailbox.run();
  // The next sign-in from a new network sends all that are waiting. Without one, it takes a minute.
  await signIn('198.18.201.1');
  await mailAbout('198.18.200.0');
  await mailAbout('198.18.201.0');
});

test('mails the practice without ALERT_TO', async () => {
  const replica = await site.replica({ ALERT_TO: '' });
  await signIn('198.18.202.1', replica);
  const { recipients } = await mailAbout('198.18.202.0', replica);
  expect(recipients).toEqual(['desk@practice.example']);
  await turnEnds();
  await replica.stop();
});

test('advises to replace the second factor too when it is on', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const replica = await site.replica({ ADMIN_TOTP_SECRET: secret });
  const visitor = replica.visit().set('X-Forwarded-For', '198.18.203.1');
  await loginWithCode(visitor, codeOf(secret)).expect(200);
  const { text } = await mailAbout('198.18.203.0');
  for (const part of ['knows the password and has a code', 'make admin-second-factor'])
    expect(text).toContain(part);
  await turnEnds();
  await replica.stop();
});

test('gives up after a day, and says so in the log', async () => {
  await site.mailbox.setBehavior('refuse-permanently');
  const at = Date.now() - 25 * 60 * 60_000;
  const old = JSON.stringify({ address: '198.18.204.0', at });
  await withRedis(site, (client) => client.rPush(unmailed, old));
  await signIn('198.18.205.1');
  await until('the old sign-in to be given up', () =>
    logged.some((line) => line.includes('"sign-in-never-mailed"') && line.includes(String(at))),
  );
  await until('the new one to fail', () => logged.join('').includes(`"sign-in-not-mailed"`));
  await site.mailbox.setBehavior('accept');
  await signIn('198.18.206.1');
  await mailAbout('198.18.205.0');
  await mailAbout('198.18.206.0');
  const mails = await site.mailbox.mailsTo('operator@practice.example');
  expect(mails.filter(({ text = '' }) => text.includes('198.18.204.0'))).toEqual([]);
});

test('lets at most 500 wait, and drops what it cannot read', async () => {
  await turnEnds();
  await withRedis(site, async (client) => {
    await client.rPush(
      unmailed,
      Array.from({ length: 600 }, () => '{ broken'),
    );
    // So that this backend leaves them alone.
    await client.set(turn, '');
  });
  await signIn('198.18.207.1');
  await withRedis(site, async (client) => {
    await until('the sign-in to wait', async () => {
      const last = await client.lIndex(unmailed, -1);
      return last?.includes('198.18.207.0') && (await client.lLen(unmailed)) === 500;
    });
    await client.del(turn);
  });
  await signIn('198.18.208.1');
  await mailAbout('198.18.207.0');
  await mailAbout('198.18.208.0');
  expect(logged.join('')).toContain('"sign-in-not-readable"');
});
