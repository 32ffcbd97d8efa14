import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { AlertService } from '../src/alert/alert.service.ts';
import { readSettings } from '../src/config/read-settings.ts';
import { Settings } from '../src/config/settings.ts';
import { SmtpMailer } from '../src/mail/smtp.mailer.ts';
import { Readiness } from '../src/readiness/readiness.ts';
import { cheapHash } from './support/admin.ts';
import { makeCertificate } from 'e2e/servers/made-certificate.ts';
import { listed } from './support/outbox.ts';
import { MailServer } from 'e2e/servers/mail-server.ts';
import { Site, goodMessage } from './support/site.ts';
import { until } from 'e2e/servers/until.ts';

const user = 'mailer';
const password = 'Pa55word-of-the-relay';
const desk = 'desk@practice.example';
const operator = 'operator@practice.example';
const authorities = tls.getCACertificates();

let adminPasswordHash: string;
let folder: string;
let mailbox: MailServer;
let site: Site;
let written: string[];
let trusted: string[];

beforeAll(async () => {
  adminPasswordHash = await cheapHash();
  folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const certificate = await makeCertificate(folder, 'mail', { names: ['127.0.0.1'] });
  mailbox = await MailServer.start(certificate);
  trusted = [...authorities, await readFile(certificate.authority, 'utf8')];
  tls.setDefaultCACertificates(trusted);
  written = [];
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  }
  const environment = { SMTP_URL: address(), LOG_LEVEL: 'warn', ALERT_TO: operator };
  site = await Site.open(environment, mailbox);
});

beforeEach(() => {
  tls.setDefaultCACertificates(trusted);
});

afterAll(async () => {
  jest.restoreAllMocks();
  await site.close();
  await rm(folder, { recursive: true });
});

const address = (query = '') => `smtp://${user}:${password}@127.0.0.1:${mailbox.port}${query}`;

/** Checks for the password in every encoding that SMTP uses. */
async function expectNoSecret(): Promise<void> {
  const { clearText, logins } = await mailbox.record();
  const forms = [password, `\0${user}\0${password}`].map((text) => [
    text,
    Buffer.from(text).toString('base64'),
  ]);
  for (const form of forms.flat()) expect(clearText).not.toContain(form);
  expect(clearText).not.toContain('AUTH');
  expect(clearText).toContain('EHLO');
  expect(logins).toEqual([]);
}

/** Runs with a mailer that has these settings. */
async function withMailer(
  environment: NodeJS.ProcessEnv,
  run: (mailer: SmtpMailer, readiness: Readiness) => Promise<void>,
): Promise<void> {
  const settings = readSettings({
    MAIL_TO: desk,
    MAIL_FROM: 'website@practice.example',
    ADMIN_PASSWORD_HASH: adminPasswordHash,
    SESSION_SECRET: '0123456789abcdef0123456789abcdef',
    ...environment,
  });
  const readiness = new Readiness();
  const mailer = new SmtpMailer(settings, readiness);
  await run(mailer, readiness).finally(() => {
    mailer.onApplicationShutdown();
  });
}

const deliver = (environment: NodeJS.ProcessEnv) =>
  withMailer(environment, (mailer) => {
    const mail = { messageId: '<a@site.example>', date: new Date(), subject: 'A', text: 'A' };
    return mailer.deliver(mail, desk);
  });

/** Restarts the mail server, which then accepts every mail. */
async function restart(stripped: boolean): Promise<void> {
  await mailbox.kill();
  await mailbox.run(stripped);
}

test('sends no password without TLS and keeps messages until TLS works', async () => {
  await restart(false);
  const send = (firstName: string) =>
    site
      .visit()
      .post('/api/contact')
      .send({ ...goodMessage, firstName })
      .expect(200);
  await send('Secure');
  await mailbox.mailFrom('Secure Example');
  const { clearText, logins } = await mailbox.record();
  expect(logins.at(-1)).toEqual({ user, password, secure: true });
  expect(clearText).not.toContain('AUTH');

  await restart(true);
  await send('Stripped');
  const entry = await listed(site, ({ attempts }) => attempts > 0);
  expect(entry).toMatchObject({ state: 'waiting', lastError: 'MailServerOffersNoTls ETLS 500' });
  await withMailer({ SMTP_URL: address() }, async (_mailer, readiness) => {
    expect(await readiness.unavailable()).toEqual(['mail']);
    expect(await readiness.warnings()).toEqual([
      "The mail server doesn't offer TLS, so the password in SMTP_URL wasn't sent to it.",
    ]);
  });
  await expectNoSecret();
  const lines = written.join('').split('\n');
  for (const event of ['delivery-failed', 'mail-server-unavailable']) {
    expect(lines.find((line) => line.includes(event))).toContain('"MailServerOffersNoTls"');
  }
  expect(written.join('')).not.toContain(password);

  await restart(false);
  expect(await site.outbox.retry(entry.id)).toBe(1);
  await mailbox.mailFrom('Stripped Example');
});

test('requires TLS whatever the parameters of SMTP_URL', async () => {
  await restart(true);
  for (const query of ['?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true']) {
    await expect(deliver({ SMTP_URL: address(query) })).rejects.toMatchObject({
      name: 'MailServerOffersNoTls',
    });
  }
  await expectNoSecret();
});

test('sends the password without TLS when SMTP_ALLOW_PLAINTEXT=1', async () => {
  await restart(true);
  await deliver({ SMTP_URL: address(), SMTP_ALLOW_PLAINTEXT: '1' });
  expect((await mailbox.record()).logins).toEqual([{ user, password, secure: false }]);
});

test('uses TLS without credentials if the server offers it', async () => {
  const SMTP_URL = mailbox.url;
  await restart(true);
  await deliver({ SMTP_URL });
  await restart(false);
  await deliver({ SMTP_URL });
  expect((await mailbox.record()).clearText).not.toContain('MAIL FROM');
});

test('sends no password to a server with an untrusted certificate unless plaintext is allowed', async () => {
  tls.setDefaultCACertificates(authorities);
  await restart(false);
  for (const SMTP_URL of [address(), mailbox.url]) {
    await expect(deliver({ SMTP_URL })).rejects.toMatchObject({ name: 'MailServerTlsFailed' });
  }
  await expectNoSecret();
  await deliver({ SMTP_URL: address(), SMTP_ALLOW_PLAINTEXT: '1' });
  expect((await mailbox.record()).logins).toEqual([{ user, password, secure: true }]);
});

/** Resolves once the mail server has this many connections. */
const connections = (wanted: number) =>
  until(`${wanted} connections`, async () => (await mailbox.record()).openConnections === wanted);

describe('a server that trickles', () => {
  /** The timeouts of deliveries and sign-ins, with their value in these tests. */
  const shorter = new Map([
    [60_000, 5000],
    [8000, 2000],
  ]);
  const original = AbortSignal.timeout.bind(AbortSignal);
  let timeout: jest.SpiedFunction<typeof AbortSignal.timeout>;

  beforeEach(async () => {
    await restart(false);
    timeout = jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((milliseconds) => original(shorter.get(milliseconds) ?? milliseconds));
  });

  afterEach(() => {
    timeout.mockRestore();
  });

  test('is unavailable if it trickles during sign-in, and is disconnected', async () => {
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

  test('is disconnected, and alerts are still sent', async () => {
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
      const { lastError } = await listed(site, ({ id, attempts }) => {
        return id === entry.id && attempts > 0;
      });
      expect(lastError).toBe('MailServerTooSlow EABORT');
    }
    await connections(0);
    await mailbox.setBehavior('accept', desk);
    expect(await site.outbox.retry()).toBe(2);
    await Promise.all(['First Example', 'Second Example'].map((name) => mailbox.mailFrom(name)));
  });
});
