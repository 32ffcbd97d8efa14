import { beforeEach, expect, jest, test } from '@jest/globals';
import { AlertService } from '../src/monitoring/alert.service.ts';
import { DiskMonitor } from '../src/monitoring/disk-monitor.ts';
import { NginxMonitor } from '../src/monitoring/nginx-monitor.ts';
import { overHourlyLimit } from '../src/outbox/quarantine.ts';
import {
  digestOf,
  emptyOutbox,
  listed,
  openQueueOf,
  quarantineOf,
  submission,
} from './support/outbox.ts';
import { startPagesServer } from './support/pages-server.ts';
import { Site } from './support/site.ts';

const operator = 'operator@practice.example';
const mailFolder = '/where/mails/are/kept';
const minute = 60_000;
const day = 24 * 60 * minute;

const diskUsage = jest
  .spyOn(DiskMonitor.prototype, 'usageOf')
  .mockResolvedValue(0);
const site = await Site.shared({ ALERT_TO: operator, MAIL_DIR: mailFolder });
const alert = site.app.get(AlertService, { strict: false });
const direct = await openQueueOf(site);
site.beforeClose.push(() => direct.close());

beforeEach(async () => {
  diskUsage.mockResolvedValue(0);
  await site.withRedis(async (redis) => {
    const keys = await redis.keys('limit:alert-*');
    await redis.del(['upkeep', ...keys]);
  });
});

/**
 * Expects these warnings from a new backend, which has cached none. The site
 * must stay ready. Resolves with what the dashboard shows.
 */
async function expectWarnings(...warnings: unknown[]): Promise<unknown> {
  const fresh = await site.replica();
  await fresh.visit().get('/api/health/ready').expect(200, { status: 'ready' });
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
  expect(await expectWarnings("Some messages couldn't be delivered.")).toEqual([
    noBackup,
  ]);

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
  await expectWarnings('A message has been waiting for more than 15 minutes.');
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

test('tells the operator once about two checks of the same thing', async () => {
  const fresh = await site.replica();
  const alertOfFresh = fresh.app.get(AlertService, { strict: false });
  const check = () => Promise.reject(new Error('No.'));
  for (const topic of ['one', 'two'])
    alertOfFresh.add(topic, { what: 'the shelf', check });
  await alertOfFresh.check();
  await alertOfFresh.check();
  expect(await alertsAbout("Couldn't check the shelf")).toHaveLength(1);
  await fresh.stop();
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
