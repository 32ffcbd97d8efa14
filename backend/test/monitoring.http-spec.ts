import { readFile, rm, writeFile } from 'node:fs/promises';
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
import { practice } from 'shared/practice';
import { AlertService } from '../src/monitoring/alert.service.ts';
import { until } from 'e2e/servers/until.ts';
import { captureLog } from './support/capture-log.ts';
import { DiskMonitor } from '../src/monitoring/disk-monitor.ts';
import { NginxMonitor } from '../src/monitoring/nginx-monitor.ts';
import { overHourlyLimit } from '../src/outbox/quarantine.ts';
import { codeOf, cookieOf, login, loginWithCode } from './support/admin.ts';
import {
  digestOf,
  type DirectQueue,
  emptyOutbox,
  listed,
  openQueueOf,
  quarantineOf,
  submission,
} from './support/outbox.ts';
import { startPagesServer } from './support/pages-server.ts';
import { adminPassword, goodMessage, Site } from './support/site.ts';

// First, because all backends of a process count into the same metrics.
describe('metrics', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.open({ CONTACT_LIMIT: '3', CONTACT_LIMIT_OVERALL: '4' });
  });

  afterAll(() => site.close());

  const scrape = async (): Promise<string> =>
    (await site.visit().get('/metrics').expect(200)).text;

  /** Each series with its value. */
  async function metrics(): Promise<Record<string, number>> {
    const lines = (await scrape())
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    return Object.fromEntries(
      lines.map((line) => {
        const [series = '', value] = line.split(' ');
        return [series, Number(value)];
      }),
    );
  }

  /** The series that have increased, and by how much. */
  async function increases(
    act: () => Promise<unknown>,
  ): Promise<Record<string, number>> {
    const before = await metrics();
    await act();
    const after = Object.entries(await metrics());
    return Object.fromEntries(
      after
        .filter(([series]) => series.includes('_total'))
        .map(
          ([series, value]) => [series, value - (before[series] ?? 0)] as const,
        )
        .filter(([, increase]) => increase !== 0),
    );
  }

  const result = (name: string): string =>
    `contact_messages_total{result="${name}"}`;
  const requests = (status: string): string =>
    `http_requests_total{status="${status}"}`;

  test('returns the metrics as Prometheus text, outside of the public /api/', async () => {
    const { headers } = await site.visit().get('/metrics').expect(200);
    expect(headers['content-type']).toMatch(/^text\/plain;.*version=0\.0\.4/);
    await site.visit().get('/api/metrics').expect(404);
    expect(await metrics()).toMatchObject({
      [requests('5xx')]: 0,
      [result('accepted')]: 0,
      [result('suspected')]: 0,
      'sign_in_refusals_total{status="401"}': 0,
      'outbox_messages{state="failed"}': 0,
      mail_failures_total: 0,
      redis_up: 1,
    });
  });

  test('measures the disk and what gets old, if it is known', async () => {
    await site.withRedis((redis) => redis.hSet('upkeep', 'images', '5000'));
    const found = await metrics();
    expect(found.disk_used_ratio).toBeGreaterThan(0);
    expect(found).toMatchObject({
      images_updated_timestamp_seconds: 5,
      backup_made_timestamp_seconds: NaN,
      certificate_expiry_timestamp_seconds: NaN,
    });
  });

  test('counts requests by status class, without health checks and scrapes', async () => {
    const calls = async () => {
      await site.visit().get('/api/health/live').expect(200);
      await site.visit().get('/api/admin/check').expect(200);
      await site.visit().get('/api/nowhere').expect(404);
    };
    expect(await increases(calls)).toEqual({
      [requests('2xx')]: 1,
      [requests('4xx')]: 1,
    });
  });

  test.each([
    ['accepted', {}],
    ['suspected', { comments: 'https://buy.example' }],
    ['suspected', { openFor: 1 }],
  ])('counts a message that is %s: %j', async (name, signals) =>
    expect(await increases(() => site.send(signals).expect(200))).toEqual({
      [requests('2xx')]: 1,
      [result(name)]: 1,
    }),
  );

  test('counts messages that are refused', async () => {
    const refused = async () => {
      await site.send({ email: 'ann' }).expect(400);
      await site.send().set('Sec-Fetch-Site', 'cross-site').expect(403);
      await site
        .visit()
        .post('/api/contact')
        .type('text')
        .send('Hello')
        .expect(415);
      await site
        .visit()
        .post('/api/contact')
        .type('json')
        .send('{')
        .expect(400);
      // A form posted without JavaScript is redirected to a page.
      await site
        .visit()
        .post('/api/contact')
        .type('form')
        .send({ firstName: 'Ann' })
        .expect(303);
    };
    expect(await increases(refused)).toEqual({
      [requests('3xx')]: 1,
      [requests('4xx')]: 4,
      [result('refused')]: 5,
    });
  });

  test('counts messages above the limits of one address and of all', async () => {
    await site.resetLimits();
    const visitor = site.visit();
    const flood = async () => {
      for (let n = 0; n < 3; n += 1)
        await visitor.post('/api/contact').send(goodMessage).expect(200);
      await visitor.post('/api/contact').send(goodMessage).expect(429);
      for (let n = 0; n < 2; n += 1) await site.send().expect(200);
    };
    expect(await increases(flood)).toMatchObject({
      [result('accepted')]: 4,
      [result('refused')]: 1,
      [result('overflow')]: 1,
    });
    await site.resetLimits();
  });

  test('counts refused sign-ins', async () => {
    const visitor = site.visit();
    const guesses = async () => {
      for (let n = 0; n < 5; n += 1)
        await login(visitor, 'a guess').expect(401);
      await login(visitor).expect(429);
      await login(site.visit()).expect(200);
    };
    expect(await increases(guesses)).toMatchObject({
      'sign_in_refusals_total{status="401"}': 5,
      'sign_in_refusals_total{status="429"}': 1,
    });
  });

  test('counts failed emails and shows the waiting message and its age', async () => {
    await until(
      'an empty queue',
      async () => (await site.outbox.counts()).waiting === 0,
    );
    expect(await metrics()).toMatchObject({
      'outbox_messages{state="waiting"}': 0,
      outbox_longest_wait_seconds: 0,
    });
    await site.mailbox.setBehavior('refuse-temporarily');
    const { mail_failures_total: before = NaN } = await metrics();
    await site.send().expect(200);
    const after = await until('a failed email', async () => {
      const found = await metrics();
      return Number(found.mail_failures_total) > before ? found : undefined;
    });
    expect(after['outbox_messages{state="waiting"}']).toBe(1);
    expect(after.outbox_longest_wait_seconds).toBeGreaterThan(0);
    expect(after.outbox_longest_wait_seconds).toBeLessThan(60);
    expect(after['outbox_messages{state="quarantined"}']).toBeGreaterThan(1);
  });

  test('shows nothing about visitors', async () => {
    const text = await scrape();
    expect(text).not.toMatch(/@|Ann|Example|198\.18/);
  });

  test('shows that Redis is down, counts messages that nothing can keep then, and recovers', async () => {
    await site.redis.kill();
    // In the way of the folder for accepted messages.
    await writeFile(site.spoolFolder, '');
    const down = await metrics();
    expect(down.redis_up).toBe(0);
    expect(
      Object.keys(down).filter((series) => series.startsWith('outbox_')),
    ).toEqual([]);
    const error = expect.stringContaining(practice.phone.display);
    const refused = async () =>
      expect((await site.send().expect(503)).body).toEqual({ error });
    expect(await increases(refused)).toMatchObject({
      [requests('5xx')]: 1,
      [result('failed')]: 1,
    });
    await rm(site.spoolFolder);
    await site.restartRedis();
    expect(await metrics()).toMatchObject({
      redis_up: 1,
      'outbox_messages{state="failed"}': 0,
    });
  });

  test('each metric has a row in the docs and an alert rule', async () => {
    const linesOf = async (file: string) =>
      (await readFile(new URL(`../../docs/${file}`, import.meta.url), 'utf8'))
        .split('\n')
        .map((line) => line.trimStart());
    const names = [...(await scrape()).matchAll(/^# TYPE (\w+)/gm)].map(
      ([, name = '']) => name,
    );
    expect(names).toHaveLength(11);
    const rows = (await linesOf('monitoring.md')).filter((line) =>
      line.startsWith('| `'),
    );
    const rules = (await linesOf('prometheus/alerts.yml')).filter((line) =>
      line.startsWith('expr:'),
    );
    for (const name of names) {
      expect(rows.filter((row) => row.includes(name))).not.toEqual([]);
      expect(rules.filter((rule) => rule.includes(name))).not.toEqual([]);
    }
  });
});

describe('alerts', () => {
  const operator = 'operator@practice.example';
  const mailFolder = '/where/mails/are/kept';
  const minute = 60_000;
  const day = 24 * 60 * minute;

  let site: Site;
  let direct: DirectQueue;
  let diskUsage: jest.SpiedFunction<DiskMonitor['usageOf']>;
  let alert: AlertService;

  beforeAll(async () => {
    diskUsage = jest
      .spyOn(DiskMonitor.prototype, 'usageOf')
      .mockResolvedValue(0);
    site = await Site.open({ ALERT_TO: operator, MAIL_DIR: mailFolder });
    alert = site.app.get(AlertService, { strict: false });
    direct = await openQueueOf(site);
  });

  beforeEach(async () => {
    diskUsage.mockResolvedValue(0);
    await site.withRedis(async (redis) => {
      const keys = await redis.keys('limit:alert-*');
      await redis.del(['upkeep', ...keys]);
    });
  });

  afterAll(async () => {
    await direct.close();
    await site.close();
    diskUsage.mockRestore();
  });

  /**
   * Expects these warnings from a new backend, which has cached none. The site
   * must stay ready. Resolves with what the dashboard shows.
   */
  async function expectWarnings(...warnings: unknown[]): Promise<unknown> {
    const fresh = await site.replica();
    await fresh
      .visit()
      .get('/api/health/ready')
      .expect(200, { status: 'ready' });
    const details = await fresh.visit().get('/api/health/details').expect(200);
    const admin = await fresh.signIn();
    const shown = await admin.get('/api/admin/warnings').expect(200);
    await fresh.stop();
    expect(details.body).toEqual({
      status: 'ready',
      unavailable: [],
      warnings,
    });
    return (shown.body as { warnings: unknown }).warnings;
  }

  /** The mails to the operator so far with this in their text. */
  async function alertsAbout(text: string | RegExp) {
    const mails = await site.mailbox.mailsTo(operator);
    return mails.filter((mail) => mail.text?.match(text));
  }

  test('mails the operator how many messages failed, where, and what to do, once', async () => {
    await site.mailbox.setBehavior('refuse-permanently');
    await direct.add(
      'the-last-attempt',
      { attempts: 1 },
      { firstName: 'Failed' },
    );
    const entry = await listed(site, ({ state }) => state === 'failed');
    expect(entry).toMatchObject({ id: 'the-last-attempt', attempts: 1 });
    // The dashboard lists messages by themselves.
    const noBackup = {
      severity: 'notice',
      what: expect.stringMatching(/^No backup .*make backup/),
    };
    expect(
      await expectWarnings("Some messages couldn't be delivered."),
    ).toEqual([noBackup]);

    await alert.check();
    await site.mailbox.setBehavior('accept');
    await Promise.all([alert.check(), alert.check()]);
    await alert.check();
    const mail = await site.mailbox.mail(({ subject }) =>
      subject.includes("Messages aren't being delivered"),
    );
    expect(mail.recipients).toEqual([operator]);
    for (const part of [
      "Messages from the contact form at http://site.example aren't reaching the practice.\n\nSome messages couldn't be delivered.\n",
      'Waiting: 0. Failed: 1. Quarantined and not emailed yet: 0.',
      'Longest wait: 0 minutes.\n\nNothing is lost.',
      '`make outbox-retry` delivers them',
    ]) {
      expect(mail.text).toContain(part);
    }
    expect(JSON.stringify(mail)).not.toMatch(/Ann|visitor\.example|insurance/);

    expect(await site.outbox.retry()).toBe(1);
    const { messageId } = await site.mailbox.mailFrom('Failed Example');
    expect(messageId).toBe('<the-last-attempt@site.example>');
    await emptyOutbox(site);
    await expectWarnings();
    expect(await alertsAbout('Messages from the contact form')).toHaveLength(1);
  });

  test('reports a message that waits for more than 15 minutes, but no quarantined one', async () => {
    const addWaiting = (minutes: number) =>
      direct.add('late', {
        timestamp: Date.now() - minutes * minute,
        delay: day,
      });
    const late = await addWaiting(16);
    await expectWarnings(
      'A message has been waiting for more than 15 minutes.',
    );
    await late.remove();
    const inTime = await addWaiting(14);
    await site.send({ comments: 'x' }).expect(200);
    await expectWarnings();
    await inTime.remove();
  });

  test('reports a digest that is more than an hour late', async () => {
    const { queue } = digestOf(site);
    await queue.pause();
    const addDue = (id: string, minutes: number) =>
      quarantineOf(site).add(
        { ...submission(id), reason: overHourlyLimit },
        Date.now() - minutes * minute,
      );
    await addDue('in-time', 59);
    await expectWarnings();
    await addDue('too-late', 61);
    await expectWarnings(
      'The digest of quarantined messages is more than an hour late.',
    );
    await site.outbox.discardQuarantined();
    await queue.resume();
  });

  test('warns from 90% of the disk in the details and by mail, while the site stays ready', async () => {
    diskUsage.mockResolvedValue(0.899);
    await expectWarnings();
    expect(diskUsage).toHaveBeenCalledWith(mailFolder);
    await alert.check();
    expect(await alertsAbout('disk')).toEqual([]);

    const warning = 'The disk is 90 % full. Free up space before Redis stops.';
    diskUsage.mockResolvedValue(0.9);
    expect(await expectWarnings(warning)).toContainEqual({
      severity: 'error',
      what: warning,
    });

    await alert.check();
    const [mail] = await alertsAbout(warning);
    expect(mail?.subject).toContain('disk');
    expect(mail?.recipients).toEqual([operator]);
    expect(mail?.text).toMatch(/docker image prune[^]*docs\/deployment\.md/);
  });

  test("tells the operator about a check that doesn't work, once it has failed twice", async () => {
    diskUsage.mockRejectedValue(
      Object.assign(new Error('No.'), { code: 'EACCES' }),
    );
    const warning = "Couldn't check the disk (EACCES).";
    expect(await expectWarnings(warning)).toContainEqual({
      severity: 'warning',
      what: warning,
    });

    const mails = () =>
      alertsAbout(
        /^Couldn't check the disk \(EACCES\)\.\n\nhttp:\/\/site\.example may/,
      );
    await alert.check();
    expect(await mails()).toEqual([]);
    await alert.check();
    await alert.check();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("[Website] A check of the site isn't working");

    diskUsage.mockResolvedValue(0);
    await alert.check();
    await expectWarnings();
  });

  test('tells the operator that nginx serves no pages, or no certificate', async () => {
    const pages = await startPagesServer(mailFolder);
    const fresh = await site.replica({
      PAGES_URL: pages.url,
      TLS_DOMAIN: 'site.example',
      HTTPS_URL: 'https://127.0.0.1:1',
    });
    const nginx = fresh.app.get(NginxMonitor, { strict: false });
    const alertOfFresh = fresh.app.get(AlertService, { strict: false });
    await nginx.ask();
    await alertOfFresh.check();
    await alertOfFresh.check();
    // To Jest, an error of Node's own is only an object.
    const unread =
      /Couldn't check the certificate at https:\/\/127\.0\.0\.1:1 \(\w+\)\./;
    expect(await alertsAbout(unread)).toHaveLength(1);

    await pages.stop();
    await nginx.ask();
    const later = Date.now() + 2 * minute;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    await alertOfFresh.check();
    clock.mockRestore();
    const [mail, ...others] = await alertsAbout(
      `nginx hasn't served any pages at ${pages.url}`,
    );
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('[Website] The site is probably down');
    expect(mail?.text).toContain('make status');
    await fresh.visit().get('/api/health/ready').expect(200);
    await fresh.stop();
  });

  test('warns of old images and backups in the details and once a day by mail', async () => {
    await site.withRedis((redis) =>
      redis.hSet('upkeep', {
        images: (Date.now() - 40 * day).toString(),
        backup: (Date.now() - 9 * day).toString(),
      }),
    );
    const old = [
      expect.stringContaining('40 days ago'),
      expect.stringContaining('9 days old'),
    ];
    expect(await expectWarnings(...old)).toEqual(
      old.map((what: unknown) => ({ severity: 'warning', what })),
    );

    // The warnings are cached for 15 seconds.
    const fresh = await site.replica();
    const alertOfFresh = fresh.app.get(AlertService, { strict: false });
    await alertOfFresh.check();
    await alertOfFresh.check();
    await fresh.stop();
    const [mail, ...others] = await alertsAbout(/40 days ago/);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('upkeep');
    expect(mail?.text).toMatch(/make update[^]*at most once a day/);
    const seconds = await site.withRedis((redis) =>
      redis.ttl('limit:alert-day:upkeep'),
    );
    expect(seconds).toBeGreaterThan(23 * 60 * 60);
  });

  test('mails the operator once an hour when Redis has been unavailable for 15 minutes', async () => {
    const sentence = "http://site.example hasn't had an answer from redis";
    /**
     * Runs a check the given number of minutes from now. @returns the number of
     * alerts so far.
     */
    const alertsAfter = async (minutes: number): Promise<number> => {
      const clock = jest
        .spyOn(Date, 'now')
        .mockReturnValue(Date.now() + minutes * minute);
      await alert.check();
      clock.mockRestore();
      return (await alertsAbout(sentence)).length;
    };
    const unchecked = async () => (await alertsAbout("Couldn't check")).length;
    const uncheckedBefore = await unchecked();
    await site.redis.kill();
    await site.becomes('not ready');
    expect(await alertsAfter(0)).toBe(0);
    expect(await alertsAfter(14)).toBe(0);
    expect(await alertsAfter(16)).toBe(1);
    expect(await alertsAfter(17)).toBe(1);
    expect(await alertsAfter(80)).toBe(2);

    await site.restartRedis();
    expect(await alertsAfter(160)).toBe(2);
    await site.redis.kill();
    await site.becomes('not ready');
    expect(await alertsAfter(161)).toBe(2);
    await site.restartRedis();
    // That messages, images and backups couldn't be checked goes without
    // saying.
    expect(await unchecked()).toBe(uncheckedBefore);
  });
});

describe('the log and stored data', () => {
  const canary = {
    ...goodMessage,
    firstName: 'Canaryfirst',
    lastName: 'Canarylast',
    email: 'canarymail@canary.example',
    phone: '732-555-0177',
    message: 'Canarytext',
  };
  const traces = /canary|555-?0177/i;

  let site: Site;
  const logged = captureLog();
  let before = 0;
  const loggedByTest = () => logged.slice(before).join('');

  beforeAll(async () => {
    site = await Site.open({ LOG_LEVEL: 'debug', CONTACT_LIMIT: '3' });
  });

  beforeEach(() => {
    before = logged.length;
  });

  afterEach(() => expect(logged.join('')).not.toMatch(traces));

  afterAll(() => site.close());

  const send = (change: object = {}) => site.send({ ...canary, ...change });
  const mails = () => site.mailbox.mailsFrom('Canaryfirst Canarylast');

  const waitForLogEvent = (event: string): Promise<boolean> =>
    until(`${event} in the log`, () => loggedByTest().includes(`"${event}"`));

  test('removes delivered messages from Redis, and once a day from its append-only file', async () => {
    const earlier = (await mails()).length;
    await send().expect(200);
    await waitForLogEvent('delivered');

    await site.mailbox.setBehavior('refuse-permanently');
    await send().expect(200);
    await waitForLogEvent('delivery-failed');
    const [waiting] = await site.outbox.list();
    expect(JSON.stringify(waiting)).not.toMatch(traces);
    await site.mailbox.setBehavior('accept');
    await site.outbox.retry();

    await send({ comments: 'x' }).expect(200);
    const [suspect] = (await site.outbox.list()).filter(
      ({ state }) => state === 'quarantined',
    );
    expect(JSON.stringify(suspect)).not.toMatch(traces);
    await site.outbox.retry(suspect?.id);

    await until(
      'three more mails, and an empty outbox',
      async () =>
        (await mails()).length === earlier + 3 &&
        (await site.outbox.list()).length === 0,
    );
    expect(await site.dumpRedis()).not.toMatch(traces);
    await waitForLogEvent('quarantined');

    expect(await site.redis.onDisk()).toMatch(traces);
    await site.outbox.removeExpired();
    await until(
      'the traces to be gone',
      async () => !traces.test(await site.redis.onDisk()),
    );
  });

  test("doesn't quote a rejected message", async () => {
    const long = 'Canary'.repeat(1000);
    for (const field of Object.keys(canary)) {
      for (const value of [long, ['Canary'], { Canary: 'Canary' }]) {
        const { text, status } = await send({ [field]: value });
        expect(status).toBe(400);
        expect(text).not.toMatch(traces);
      }
    }
    for (const body of [
      '{"firstName":"Canary',
      `{"message":"${'Canary'.repeat(10_000)}"}`,
    ]) {
      const { text } = await site
        .visit()
        .post('/api/contact')
        .type('json')
        .send(body);
      expect(text).toContain('error');
      expect(text).not.toMatch(traces);
    }
  });

  test("doesn't quote the message while dependencies are unavailable", async () => {
    await site.redis.kill();
    const visitor = site.visit();
    for (const status of [200, 200, 200, 429]) {
      const { text } = await visitor
        .post('/api/contact')
        .send(canary)
        .expect(status);
      expect(text).not.toMatch(traces);
    }
    await site.redis.run();
    const events = [
      'not-stored',
      'spooled',
      'spooled-message-stored',
      'rate-limited',
    ];
    for (const event of events) await waitForLogEvent(event);
    await site.becomes('ready');
  });

  test('logs sign-ins and rejections with an anonymized address and no secrets', async () => {
    const visit = () => site.visit().set('X-Forwarded-For', '198.51.100.77');
    const admin = visit();
    const answer = await login(admin).expect(200);
    for (let tries = 0; tries < 5; tries += 1)
      await login(visit(), 'a wrong guess').expect(401);
    await login(visit(), 'a wrong guess').expect(429);
    await admin.post('/api/admin/logout').expect(200);

    const log = loggedByTest();
    const events = (event: string) =>
      log.split('\n').filter((line) => line.includes(`"${event}"`));
    expect(events('signed-in')).toHaveLength(1);
    expect(events('sign-in-refused')).toHaveLength(6);
    expect(events('signed-out')).toHaveLength(1);
    for (const line of [...events('signed-in'), ...events('sign-in-refused')]) {
      expect(line).toContain('198.51.100.0');
    }
    const [, session = ''] = cookieOf(answer).split('=');
    for (const secret of [
      adminPassword,
      'a wrong guess',
      session,
      '198.51.100.77',
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  test('logs neither the secret of the second factor nor a code', async () => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const withCode = await site.replica({ ADMIN_TOTP_SECRET: secret });
    const codes = [codeOf(secret), codeOf(secret, 9)];
    const statuses: number[] = [];
    for (const code of codes) {
      statuses.push((await loginWithCode(withCode.visit(), code)).status);
    }
    await withCode.stop();
    expect(statuses).toEqual([200, 401]);
    const log = loggedByTest();
    expect(log).toContain('"sign-in-refused"');
    for (const text of [secret, ...codes]) expect(log).not.toContain(text);
  });
});
