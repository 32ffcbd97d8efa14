import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { AlertService } from '../src/alert/alert.service.ts';
import { Settings } from '../src/config/settings.ts';
import { SmtpMailer } from '../src/mail/smtp.mailer.ts';
import { Readiness } from '../src/readiness/readiness.ts';
import { listed } from './support/listed.ts';
import { Mailbox } from './support/mailbox.ts';
import { Site } from './support/site.ts';
import { goodMessage } from './support/visitor.ts';

const desk = 'desk@practice.example';
const operator = 'operator@practice.example';

let mailbox: Mailbox;
let site: Site;

/** The timeouts of deliveries and sign-ins, with their value in this test. */
const shorter = new Map([
  [60_000, 5000],
  [8000, 2000],
]);

beforeAll(async () => {
  const original = AbortSignal.timeout.bind(AbortSignal);
  jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((milliseconds) => original(shorter.get(milliseconds) ?? milliseconds));
  mailbox = await Mailbox.open();
  const SMTP_URL = mailbox.url.replace('//', '//user:password@');
  site = await Site.open({ SMTP_URL, SMTP_ALLOW_PLAINTEXT: '1', ALERT_TO: operator });
});

afterAll(async () => {
  jest.restoreAllMocks();
  await site.close();
  await mailbox.kill();
});

/** Resolves once the mail server has this many connections. */
async function connections(wanted: number): Promise<void> {
  const limit = AbortSignal.timeout(45_000);
  while ((await mailbox.record()).openConnections !== wanted) limit.throwIfAborted();
}

test('treats a server that trickles during sign-in as unavailable and disconnects', async () => {
  await connections(0);
  await mailbox.setBehavior('trickle');
  const readiness = new Readiness();
  const mailer = new SmtpMailer(site.app.get(Settings), readiness);
  expect(await readiness.unavailable()).toEqual(['mail']);
  expect(await readiness.warnings()).toEqual(['The mail server is too slow to use.']);
  mailer.onApplicationShutdown();
  await connections(0);
  await mailbox.setBehavior('accept');
});

test('disconnects from a server that trickles, and still sends alerts', async () => {
  await mailbox.setBehavior('trickle', desk);
  for (const firstName of ['First', 'Second']) {
    await site
      .visit()
      .post('/api/contact')
      .send({ ...goodMessage, firstName })
      .expect(200);
  }
  await connections(2);

  const alert = site.app.get(AlertService, { strict: false });
  alert.add('test', () => Promise.resolve({ subject: 'Held up?', lines: [] }));
  await alert.check();
  await connections(2);
  expect(await mailbox.mailsTo(operator)).toHaveLength(1);

  for (const entry of await site.outbox.list()) {
    const { lastError } = await listed(site.outbox, ({ id, attempts }) => {
      return id === entry.id && attempts > 0;
    });
    expect(lastError).toBe('MailServerTooSlow EABORT');
  }
  await connections(0);
  await mailbox.setBehavior('accept', desk);
  expect(await site.outbox.retry()).toBe(2);
  await Promise.all(['First Example', 'Second Example'].map((name) => mailbox.mailFrom(name)));
});
