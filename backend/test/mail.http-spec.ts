import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { promisify } from 'node:util';
import {
  afterAll,
  afterEach,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import PostalMime from 'postal-mime';
import { AlertService } from '../src/monitoring/alert.service.ts';
import { readSettings } from '../src/config/read-settings.ts';
import { Settings } from '../src/config/settings.ts';
import { SmtpMailer } from '../src/mail/smtp.mailer.ts';
import { makeCertificate } from 'e2e/servers/made-certificate.ts';
import { type Behavior, MailServer } from 'e2e/servers/mail-server.ts';
import { until } from 'e2e/servers/until.ts';
import { captureLog } from './support/capture-log.ts';
import { emptyOutbox, listed, openQueueOf } from './support/outbox.ts';
import { cheapHash, goodMessage, Site } from './support/site.ts';

const desk = 'desk@practice.example';
const doctor = 'doctor@practice.example';
const operator = 'operator@practice.example';
const user = 'mailer';
const password = 'Pa55word-of-the-relay';

const written = captureLog();
const folder = await mkdtemp(join(tmpdir(), 'mails-'));
afterAll(() => rm(folder, { recursive: true }));
const { certificate, key, authority } = await makeCertificate(folder, 'm', {
  names: ['127.0.0.1'],
});
const mailbox = await MailServer.start({ certificate, key, authority });
const address = (query = '') =>
  `smtp://${user}:${password}@127.0.0.1:${mailbox.port}${query}`;
const authorities = tls.getCACertificates();
const trusted = [...authorities, await readFile(authority, 'utf8')];
tls.setDefaultCACertificates(trusted);
const required = {
  MAIL_TO: desk,
  MAIL_FROM: 'website@practice.example',
  ADMIN_PASSWORD_HASH: await cheapHash(),
  SESSION_SECRET: '0123456789abcdef0123456789abcdef',
};

// The level of the log is the same for all backends of a process.
const first = await Site.shared({
  LOG_LEVEL: 'warn',
  MAIL_TO: `Front Desk <${desk}>, ${doctor}`,
  ALERT_TO: `${operator}, ${doctor}`,
});
/** Some tests replace it with another backend. */
let site = first;
const direct = await openQueueOf(first);
first.beforeClose.push(() => direct.close());
const secure = await Site.shared(
  { SMTP_URL: address(), LOG_LEVEL: 'warn', ALERT_TO: operator },
  mailbox,
);

describe('delivery', () => {
  beforeEach(async () => {
    await site.mailbox.setBehavior('accept', desk);
    await site.mailbox.setBehavior('accept', doctor);
  });

  const send = (firstName: string) => site.send({ firstName }).expect(200);

  /** The recipients of the mails from this visitor, one per mail. */
  async function recipientsOf(firstName: string): Promise<string[]> {
    const mails = await site.mailbox.mailsFrom(`${firstName} Example`);
    return mails.flatMap(({ recipients }) => recipients).toSorted();
  }

  /** Resolves with the waiting message once its first attempt has failed. */
  const firstFailure = () => listed(site, ({ attempts }) => attempts > 0);

  /** Retries a message as soon as its current delivery is over. */
  const retry = (id: string) =>
    until('a message to retry', () => site.outbox.retry(id));

  /** Number of RCPT TO commands for this address. */
  const attemptsFor = async (address: string) =>
    (await site.mailbox.record()).clearText.split(`RCPT TO:<${address}>`)
      .length - 1;

  test.each<[Behavior, number, string, string]>([
    ['refuse-temporarily', 451, desk, doctor],
    ['refuse-temporarily', 451, doctor, desk],
    ['refuse-permanently', 550, desk, doctor],
  ])(
    "retries a server that will %s (%i) %s and doesn't send %s a second mail",
    async (...row) => {
      const [behavior, code, refused, accepted] = row;
      const name = `Once-${code}-${refused.slice(0, 4)}`;
      await site.mailbox.setBehavior(behavior, refused);
      await send(name);
      const { id, lastError } = await firstFailure();
      expect(lastError).toBe(`Error EENVELOPE ${code} (1 of 2 recipients)`);
      expect(await recipientsOf(name)).toEqual([accepted]);
      for (
        let times = await attemptsFor(refused), end = times + 2;
        times < end;
        times += 1
      ) {
        await retry(id);
        await until(
          'an attempt',
          async () => (await attemptsFor(refused)) > times,
        );
      }
      expect(await recipientsOf(name)).toEqual([accepted]);
      expect(await site.dumpRedis()).toContain(
        goodMessage.message.split('\n')[0],
      );

      await site.mailbox.setBehavior('accept', refused);
      await retry(id);
      await emptyOutbox(site);
      expect(await recipientsOf(name)).toEqual([desk, doctor]);
      const mails = await site.mailbox.mailsFrom(`${name} Example`);
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
      // Each mail names both recipients.
      for (const { to } of mails)
        expect(to.map(({ address }) => address)).toEqual([desk, doctor]);
      expect(await site.dumpRedis()).not.toMatch(/insurance|visitor\.example/);
    },
  );

  test('delivers once to each recipient after both were rejected, also from while Redis was away', async () => {
    await site.redis.kill();
    await site.mailbox.setBehavior('refuse-temporarily', desk);
    await site.mailbox.setBehavior('refuse-permanently', doctor);
    await send('Neither');
    await site.restartRedis();
    const { id, lastError } = await firstFailure();
    expect(lastError).toBe(
      'Error EENVELOPE 451, Error EENVELOPE 550 (2 of 2 recipients)',
    );
    expect(await recipientsOf('Neither')).toEqual([]);
    await site.mailbox.setBehavior('accept', desk);
    await site.mailbox.setBehavior('accept', doctor);
    await retry(id);
    await emptyOutbox(site);
    expect(await recipientsOf('Neither')).toEqual([desk, doctor]);
  });

  test('fails a message if one recipient is rejected in every attempt', async () => {
    await site.mailbox.setBehavior('refuse-permanently', doctor);
    await direct.add(
      'refused-to-the-end',
      { attempts: 1 },
      { firstName: 'Refused' },
    );
    const entry = await listed(site, ({ state }) => state === 'failed');
    expect(entry).toMatchObject({
      attempts: 1,
      lastError: expect.stringContaining('550'),
    });
    expect(await recipientsOf('Refused')).toEqual([desk]);
    expect(await site.dumpRedis()).toContain('visitor.example');

    await site.mailbox.setBehavior('accept', doctor);
    expect(await site.outbox.retry(entry.id)).toBe(1);
    await emptyOutbox(site);
    expect(await recipientsOf('Refused')).toEqual([desk, doctor]);
  });

  test('sends an alert once to each recipient even if one is rejected', async () => {
    const alert = site.app.get(AlertService, { strict: false });
    const check = () => Promise.resolve({ subject: 'A test', lines: [] });
    alert.add('test', { what: 'a test', check });
    await site.mailbox.setBehavior('refuse-permanently', doctor);
    await alert.check();
    await alert.check();
    const mails = (await site.mailbox.mailsTo(operator)).filter(
      ({ subject }) => subject === '[Website] A test',
    );
    expect(mails.map(({ recipients }) => recipients)).toEqual([[operator]]);
  });

  test('keeps track of recipients across a restart that changes them', async () => {
    await site.mailbox.setBehavior('refuse-temporarily', doctor);
    await send('Restarted');
    const { id } = await firstFailure();
    await site.stop();

    const nurse = 'nurse@practice.example';
    const later = await site.replica({ MAIL_TO: `${desk}, ${nurse}` });
    expect(await later.outbox.retry(id)).toBe(1);
    await emptyOutbox(later);
    expect(await recipientsOf('Restarted')).toEqual([desk, nurse]);
    await later.stop();
    site = await first.replica();
  });

  test('closes its connections to the mail server when it stops', async () => {
    const connections = async () =>
      (await site.mailbox.record()).openConnections;
    await send('Closing');
    await site.mailbox.mailFrom('Closing Example');
    expect(await connections()).toBeGreaterThan(0);
    await site.stop();
    // Idle ones are closed anyway, but only after half a minute.
    await until(
      'all connections to be closed',
      async () => (await connections()) === 0,
      10_000,
    );
    site = await first.replica();
  });

  test('syncs a mail file before the rename, and the folder after it', async () => {
    const trace = join(folder, 'trace');
    const module = JSON.stringify(
      new URL('../src/mail/keep-file.ts', import.meta.url),
    );
    const program = `
    const { keepFile } = await import(${module});
    await keepFile(${JSON.stringify(folder)}, 'a.eml', Buffer.from('A mail'));
  `;
    const tracer = [
      '-f',
      '-qq',
      '-y',
      '-o',
      trace,
      '-e',
      'trace=fsync,fdatasync,rename,renameat2',
    ];
    const command = [
      process.execPath,
      '--input-type=module',
      '--eval',
      program,
    ];
    await promisify(execFile)('strace', [...tracer, ...command], {
      timeout: 45_000,
    });

    expect(await readFile(join(folder, 'a.eml'), 'utf8')).toBe('A mail');
    const calls = (await readFile(trace, 'utf8'))
      .split('\n')
      .filter((call) => call.includes(folder))
      .map((call) => call.replace(/^\d+ +/, '').replaceAll(folder, ''));
    expect(calls).toEqual([
      expect.stringMatching(/^f(data)?sync\(\d+<\/a\.eml\.part>/),
      expect.stringMatching(/^rename(at2)?\(.*"\/a\.eml\.part", .*"\/a\.eml"/),
      expect.stringMatching(/^fsync\(\d+<>/),
    ]);
  });

  test('saves a message as a file that mail programs open, without a mail server', async () => {
    const mails = join(folder, 'mails');
    const fileSite = await Site.open({
      LOG_LEVEL: 'warn',
      SMTP_URL: '',
      MAIL_FROM: '',
      MAIL_TO: '',
      MAIL_DIR: mails,
    });
    await fileSite.send().expect(200);
    const name = await until('a file', async () =>
      (await readdir(mails)).find((one) => one.endsWith('.eml')),
    );
    const source = await readFile(join(mails, name), 'utf8');
    const mail = await PostalMime.parse(source);
    expect(mail.subject).toBe('[Website] Insurance Questions: Ann Example');
    // Nobody has to set addresses to try the site.
    expect(mail.from?.address).toBe('website@localhost');
    expect(mail.to?.map(({ address }) => address)).toEqual([
      'practice@localhost',
    ]);
    expect(mail.messageId).toBe(`<${name.replace(/\.eml$/, '')}>`);
    expect(name).toMatch(/^[\da-f-]+@site\.example\.eml$/);
    // RFC 5322 asks for both characters at the end of each line.
    expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    await fileSite.close();
  });
});

describe('a mail server with TLS', () => {
  const site = secure;

  beforeEach(() => tls.setDefaultCACertificates(trusted));

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
    run: (mailer: SmtpMailer) => Promise<void>,
  ): Promise<void> {
    const mailer = new SmtpMailer(
      readSettings({ ...required, ...environment }),
    );
    await run(mailer).finally(() => mailer.onApplicationShutdown());
  }

  const deliver = (environment: NodeJS.ProcessEnv) =>
    withMailer(environment, (mailer) => {
      const mail = {
        messageId: '<a@site.example>',
        date: new Date(),
        subject: 'A',
        text: 'A',
      };
      return mailer.deliver(mail, desk);
    });

  /** Restarts the mail server, which then accepts every mail. */
  async function restart(stripped: boolean): Promise<void> {
    await mailbox.kill();
    await mailbox.run(stripped);
  }

  test('sends no password without TLS and keeps messages until TLS works', async () => {
    written.length = 0;
    await restart(false);
    await site.send({ firstName: 'Secure' }).expect(200);
    await mailbox.mailFrom('Secure Example');
    const { clearText, logins } = await mailbox.record();
    expect(logins.at(-1)).toEqual({ user, password, secure: true });
    expect(clearText).not.toContain('AUTH');

    await restart(true);
    await site.send({ firstName: 'Stripped' }).expect(200);
    const entry = await listed(site, ({ attempts }) => attempts > 0);
    expect(entry).toMatchObject({
      state: 'waiting',
      lastError: 'MailServerOffersNoTls ETLS 500',
    });
    await withMailer({ SMTP_URL: address() }, async (mailer) => {
      await expect(mailer.check()).rejects.toThrow();
      expect([mailer.problem]).toEqual([
        "The mail server doesn't offer TLS, so the password in SMTP_URL wasn't sent to it.",
      ]);
    });
    await expectNoSecret();
    const lines = written.join('').split('\n');
    for (const event of ['delivery-failed', 'mail-server-unavailable']) {
      expect(lines.find((line) => line.includes(event))).toContain(
        '"MailServerOffersNoTls"',
      );
    }
    expect(written.join('')).not.toContain(password);

    await restart(false);
    expect(await site.outbox.retry(entry.id)).toBe(1);
    await mailbox.mailFrom('Stripped Example');
  });

  test('requires TLS whatever the parameters of SMTP_URL', async () => {
    await restart(true);
    for (const query of [
      '?requireTLS=false',
      '?ignoreTLS=true',
      '?opportunisticTLS=true',
    ]) {
      await expect(deliver({ SMTP_URL: address(query) })).rejects.toMatchObject(
        {
          name: 'MailServerOffersNoTls',
        },
      );
    }
    await expectNoSecret();
  });

  test('sends the password without TLS when SMTP_ALLOW_PLAINTEXT=1', async () => {
    await restart(true);
    await deliver({ SMTP_URL: address(), SMTP_ALLOW_PLAINTEXT: '1' });
    expect((await mailbox.record()).logins).toEqual([
      { user, password, secure: false },
    ]);
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
      await expect(deliver({ SMTP_URL })).rejects.toMatchObject({
        name: 'MailServerTlsFailed',
      });
    }
    await expectNoSecret();
    await deliver({ SMTP_URL: address(), SMTP_ALLOW_PLAINTEXT: '1' });
    expect((await mailbox.record()).logins).toEqual([
      { user, password, secure: true },
    ]);
  });

  describe('make preflight', () => {
    const program = join(import.meta.dirname, '../src/cli/upkeep.ts');
    const source = join(import.meta.dirname, 'support/run-source.js');

    /**
     * What the backend tells `make preflight`, with a mail server at this
     * address.
     */
    async function tasks(
      SMTP_URL: string,
      ...extra: string[]
    ): Promise<string> {
      const REDIS_URL = site.redis.url;
      const env = {
        ...required,
        SMTP_URL,
        REDIS_URL,
        NODE_EXTRA_CA_CERTS: extraAuthority,
      };
      const args = ['--import', source, program, 'preflight', ...extra];
      const { stdout, stderr } = await promisify(execFile)(
        process.execPath,
        args,
        { env },
      );
      expect(stdout + stderr).not.toContain(password);
      return stdout;
    }

    let extraAuthority: string;

    beforeEach(async () => {
      extraAuthority = authority;
      await restart(false);
    });

    test('has nothing to say about a mail server that lets it sign in, and sends no mail', async () => {
      const before = await mailbox.mailsTo(desk);
      expect(await tasks(address())).toBe('');
      const { logins, clearText } = await mailbox.record();
      // The site itself signs in every 15 seconds, too.
      expect(logins).not.toEqual([]);
      for (const login of logins)
        expect(login).toEqual({ user, password, secure: true });
      expect(clearText).not.toContain('MAIL FROM');
      expect(await mailbox.mailsTo(desk)).toEqual(before);
    });

    const unreachable =
      /^The mail server in SMTP_URL can't be reached \(\w+\)\. .*\n$/;

    test.each<[what: string, said: RegExp, prepare: () => unknown]>([
      [
        'trust in its certificate',
        /^The mail server's TLS failed: .*\n$/,
        () => (extraAuthority = ''),
      ],
      ['TLS', /^The mail server doesn't offer TLS, .*\n$/, () => restart(true)],
      [
        'the right password',
        /^The mail server rejects the user name or the password in SMTP_URL\.\n$/,
        () => mailbox.setBehavior('refuse-sign-in'),
      ],
    ])('says that %s is missing', async (_what, said, prepare) => {
      await prepare();
      expect(await tasks(address())).toMatch(said);
    });

    test('says that the mail server, its name or a backup is missing', async () => {
      expect(await tasks('smtp://127.0.0.1:1')).toMatch(unreachable);
      expect(await tasks('smtp://no-such-host.invalid:587')).toMatch(
        unreachable,
      );
      expect(await tasks(address(), 'backup')).toMatch(
        /^No backup has been made yet\. .*\n$/,
      );
    });
  });

  /** Resolves once the mail server has this many connections. */
  const connections = (wanted: number) =>
    until(
      `${wanted} connections`,
      async () => (await mailbox.record()).openConnections === wanted,
    );

  describe('a server that trickles', () => {
    /**
     * The timeouts of deliveries and sign-ins, with their value in these tests.
     */
    const shorter = new Map([
      [60_000, 10_000],
      [8000, 2000],
    ]);
    const original = AbortSignal.timeout.bind(AbortSignal);
    let timeout: jest.SpiedFunction<typeof AbortSignal.timeout>;

    beforeEach(async () => {
      await restart(false);
      timeout = jest
        .spyOn(AbortSignal, 'timeout')
        .mockImplementation((milliseconds) =>
          original(shorter.get(milliseconds) ?? milliseconds),
        );
    });

    afterEach(() => timeout.mockRestore());

    test('is unavailable if it trickles during sign-in, and is disconnected', async () => {
      await connections(0);
      await mailbox.setBehavior('trickle');
      const mailer = new SmtpMailer(site.app.get(Settings));
      await expect(mailer.check()).rejects.toThrow();
      expect(mailer.problem).toBe('The mail server is too slow to use.');
      mailer.onApplicationShutdown();
      await connections(0);
      await mailbox.setBehavior('accept');
    });

    test('is disconnected, and alerts are still sent', async () => {
      await mailbox.setBehavior('trickle', desk);
      for (const firstName of ['First', 'Second'])
        await site.send({ firstName }).expect(200);
      await connections(2);

      const alert = site.app.get(AlertService, { strict: false });
      const check = () => Promise.resolve({ subject: 'Held up?', lines: [] });
      alert.add('test', { what: 'a test', check });
      await alert.check();
      await connections(2);
      // On a busy machine, other alerts can come in between.
      const subjects = (await mailbox.mailsTo(operator)).map(
        ({ subject }) => subject,
      );
      expect(subjects).toContain('[Website] Held up?');

      for (const entry of await site.outbox.list()) {
        const { lastError } = await listed(site, ({ id, attempts }) => {
          return id === entry.id && attempts > 0;
        });
        expect(lastError).toBe('MailServerTooSlow EABORT');
      }
      await connections(0);
      await mailbox.setBehavior('accept', desk);
      expect(await site.outbox.retry()).toBe(2);
      await Promise.all(
        ['First Example', 'Second Example'].map((name) =>
          mailbox.mailFrom(name),
        ),
      );
    });
  });
});
