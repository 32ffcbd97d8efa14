import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { AlertService } from '../src/alert/alert.service.ts';
import type { DirectQueue } from './support/outbox.ts';
import type { Site } from './support/site.ts';
import { until } from 'e2e/servers/until.ts';

const operator = 'operator@practice.example';
const mailFolder = '/where/mails/are/kept';
const minute = 60_000;
const day = 24 * 60 * minute;

const readDiskUsage = jest.fn<(folder: string) => Promise<number>>();
jest.unstable_mockModule('../src/disk/disk-usage.ts', () => ({ readDiskUsage }));
// After the mock, because they import the module.
const { goodMessage, Site: SiteClass } = await import('./support/site.ts');
const { DirectQueue: Queue, listed } = await import('./support/outbox.ts');
const { withRedis } = await import('./support/admin.ts');

let site: Site;
let direct: DirectQueue;
let alert: AlertService;

beforeAll(async () => {
  readDiskUsage.mockResolvedValue(0);
  site = await SiteClass.open({ ALERT_TO: operator, MAIL_DIR: mailFolder });
  alert = site.app.get(AlertService, { strict: false });
  direct = await Queue.open(site);
});

beforeEach(async () => {
  readDiskUsage.mockResolvedValue(0);
  await withRedis(site, async (redis) => {
    const keys = await redis.keys('alert:*');
    await redis.del(['upkeep', ...keys]);
  });
});

afterAll(async () => {
  await direct.close();
  await site.close();
});

/** Expects these warnings from a new backend, which has cached none. The site must stay ready. */
async function expectWarnings(...warnings: unknown[]): Promise<void> {
  const fresh = await site.replica();
  await fresh.visit().get('/api/health/ready').expect(200, { status: 'ready' });
  const details = await fresh.visit().get('/api/health/details').expect(200);
  await fresh.stop();
  expect(details.body).toEqual({ status: 'ready', unavailable: [], warnings });
}

/** The mails to the operator so far with this in their text. */
async function alertsAbout(text: string | RegExp) {
  const mails = await site.mailbox.mailsTo(operator);
  return mails.filter((mail) => mail.text?.match(text));
}

test('mails the operator how many messages failed, where, and what to do, once', async () => {
  await site.mailbox.setBehavior('refuse-permanently');
  const item = {
    id: 'the-last-attempt',
    receivedAt: new Date().toISOString(),
    consentVersion: '2025-01',
    message: { ...goodMessage, firstName: 'Failed' },
  };
  await direct.queue.add('message', item, { jobId: item.id, attempts: 1 });
  const entry = await listed(site, ({ state }) => state === 'failed');
  expect(entry).toMatchObject({ id: item.id, attempts: 1 });
  await expectWarnings("Some messages couldn't be delivered.");

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
  await until('an empty outbox', async () => (await site.outbox.list()).length === 0);
  await expectWarnings();
  expect(await alertsAbout('Messages from the contact form')).toHaveLength(1);
});

test('reports a message that waits for more than 15 minutes', async () => {
  const addWaiting = (minutes: number) => {
    const timestamp = Date.now() - minutes * minute;
    const receivedAt = new Date(timestamp).toISOString();
    const late = { id: 'late', receivedAt, message: goodMessage };
    return direct.queue.add('message', late, { timestamp, delay: day });
  };
  const late = await addWaiting(16);
  await expectWarnings('A message has been waiting for more than 15 minutes.');
  await late.remove();
  const inTime = await addWaiting(14);
  await expectWarnings();
  await inTime.remove();
});

test("doesn't warn at 89% of the disk", async () => {
  readDiskUsage.mockResolvedValue(0.899);
  await expectWarnings();
  expect(readDiskUsage).toHaveBeenCalledWith(mailFolder);
  await alert.check();
  expect(await alertsAbout('disk')).toEqual([]);
});

test('warns from 90% of the disk in the details and by mail, while the site stays ready', async () => {
  const warning = 'The disk is 90 % full. Free up space before Redis stops.';
  readDiskUsage.mockResolvedValue(0.9);
  await expectWarnings(warning);

  await alert.check();
  const [mail] = await alertsAbout(warning);
  expect(mail?.subject).toContain('disk');
  expect(mail?.recipients).toEqual([operator]);
  expect(mail?.text).toMatch(/docker image prune[^]*docs\/deployment\.md/);
});

test('warns of old images and backups in the details and once a day by mail', async () => {
  await withRedis(site, (redis) =>
    redis.hSet('upkeep', {
      images: (Date.now() - 40 * day).toString(),
      backup: (Date.now() - 9 * day).toString(),
    }),
  );
  await expectWarnings(
    expect.stringContaining('40 days ago'),
    expect.stringContaining('9 days old'),
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
  const seconds = await withRedis(site, (redis) => redis.ttl('alert:upkeep:sent'));
  expect(seconds).toBeGreaterThan(23 * 60 * 60);
});

test('mails the operator once an hour when Redis has been unavailable for 15 minutes', async () => {
  const sentence = "http://site.example hasn't had an answer from redis";
  /** Runs a check the given number of minutes from now. @returns the number of alerts so far. */
  const alertsAfter = async (minutes: number): Promise<number> => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * minute);
    await alert.check();
    clock.mockRestore();
    return (await alertsAbout(sentence)).length;
  };
  await site.redis.kill();
  await site.becomes('not ready');
  expect(await alertsAfter(0)).toBe(0);
  expect(await alertsAfter(14)).toBe(0);
  expect(await alertsAfter(16)).toBe(1);
  expect(await alertsAfter(17)).toBe(1);
  expect(await alertsAfter(80)).toBe(2);

  await site.redis.run();
  await site.becomes('ready');
  expect(await alertsAfter(160)).toBe(2);
  await site.redis.kill();
  await site.becomes('not ready');
  expect(await alertsAfter(161)).toBe(2);
  await site.redis.run();
  await site.becomes('ready');
});
