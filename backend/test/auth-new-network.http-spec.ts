import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cheapHash, login } from './support/admin.ts';
import { Site } from './support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open({
    ADMIN_PASSWORD_HASH: await cheapHash(),
    ALERT_TO: 'operator@practice.example',
  });
});

afterAll(() => site.close());

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

test('mails the first sign-in from a network, and only that', async () => {
  await signIn('198.51.100.7');
  const mail = await mailAbout('198.51.100.0');
  expect(mail.recipients).toEqual(['operator@practice.example']);
  expect(mail.subject).toBe('[Website] Someone signed in from a new place');
  expect(mail.text).toContain('Browser: Firefox');
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
  await replica.app.close();
});
