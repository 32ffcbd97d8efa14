import {
  afterEach,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import {
  isMessageList,
  type MessageList,
  type OutboxEntry,
} from 'shared/messages';
import { until } from 'e2e/servers/until.ts';
import type { RedisClient } from '../src/redis/create-redis-client.ts';
import { JobQueues } from '../src/redis/job-queues.ts';
import { Readiness } from '../src/monitoring/readiness.ts';
import { DeliveryCounts } from '../src/outbox/delivery-counts.ts';
import { activityFor } from './support/admin.ts';
import { captureLog } from './support/capture-log.ts';
import {
  day,
  forgetDigest,
  listed,
  openQueueOf,
  quarantineOf,
  sendDigest,
  submission,
} from './support/outbox.ts';
import { Site } from './support/site.ts';

const logged = captureLog();
const site = await Site.shared({
  LOG_LEVEL: 'info',
  CONTACT_LIMIT_OVERALL: '2',
});
const direct = await openQueueOf(site);
site.beforeClose.push(() => direct.close());
const admin = await site.signIn();

beforeEach(async () => {
  await site.mailbox.setBehavior('accept');
  await site.outbox.discardQuarantined();
  await direct.queue.obliterate({ force: true });
  await site.resetLimits();
});

afterEach(() => expect(logged.join('')).not.toMatch(/visitor\.example/));

/** What the dashboard says about messages. */
async function overview(): Promise<MessageList> {
  const body: unknown = (await admin.get('/api/admin/messages').expect(200))
    .body;
  if (!isMessageList(body))
    throw new Error(`Invalid response: ${JSON.stringify(body)}`);
  return body;
}

describe('what is said about all messages', () => {
  const counts = site.app.get(DeliveryCounts, { strict: false });

  beforeEach(() => site.deleteKeys('outbox:*'));

  test('counts deliveries, also those in a digest, and no suspected spam', async () => {
    expect(await overview()).toMatchObject({
      messages: [],
      delivered: { today: 0, week: 0 },
    });
    expect(await overview()).not.toHaveProperty('lastReceivedAt');
    const before = Date.now();
    for (const firstName of ['First', 'Second', 'Overflow'])
      await site.send({ firstName }).expect(200);
    await site.send({ comments: 'x' }).expect(200);
    await site.mailbox.mailFrom('Second Example');
    await forgetDigest(site);
    await sendDigest(site, Date.now() + 2 * day);
    await until('three deliveries', async () => {
      const { today } = (await overview()).delivered;
      return today === 3;
    });
    // It's in Redis, so another backend says the same.
    const replica = await site.replica();
    const { delivered, lastReceivedAt } = await overview();
    expect(
      await replica.app.get(DeliveryCounts, { strict: false }).read(),
    ).toMatchObject(delivered);
    await replica.stop();
    expect(delivered).toEqual({ today: 3, week: 3 });
    expect(lastReceivedAt).toBeGreaterThanOrEqual(before);
    expect(lastReceivedAt).toBeLessThanOrEqual(Date.now());
  });

  test('keeps nothing but numbers and days', async () => {
    const receivedAt = '2026-11-01T12:00:00.000Z';
    await counts.add([{ receivedAt }], Date.parse(receivedAt));
    const stored = (await site.dumpRedis())
      .split('\n')
      .filter((line) => line.startsWith('["outbox:'));
    expect(stored.toSorted()).toEqual([
      '["outbox:delivered:2026-11-01","1"]',
      '["outbox:newest-delivered",["newest"]]',
    ]);
    await site.withRedis(async (redis) =>
      expect(await redis.ttl('outbox:delivered:2026-11-01')).toBe(8 * 86_400),
    );
  });

  test('counts by the days of the practice’s clock, the week with six days before today', async () => {
    const at = (time: string) => Date.parse(`2026-11-${time}:00-05:00`);
    const deliver = (time: string) =>
      counts.add([{ receivedAt: '2026-11-01T00:00:00.000Z' }], at(time));
    for (const time of ['02T23:59', '03T00:00', '08T23:59', '09T00:00'])
      await deliver(time);
    expect(await counts.read(at('09T23:59'))).toMatchObject({
      today: 1,
      week: 3,
    });
    expect(await counts.read(at('10T00:00'))).toMatchObject({
      today: 0,
      week: 2,
    });
  });

  test('knows when the newest message came, delivered or not', async () => {
    const newest = '2026-11-05T12:00:00.000Z';
    const add = (receivedAt: string) => counts.add([{ receivedAt }]);
    await add(newest);
    await add('2026-11-04T12:00:00.000Z');
    expect(await overview()).toMatchObject({
      lastReceivedAt: Date.parse(newest),
    });
    const receivedAt = '2026-11-06T12:00:00.000Z';
    await direct.queue.add(
      'message',
      { ...submission('later'), receivedAt },
      { jobId: 'later', delay: day },
    );
    expect(await overview()).toMatchObject({
      lastReceivedAt: Date.parse(receivedAt),
    });
  });

  test('says whether the mail server answers, or that there is none', async () => {
    expect(await overview()).toMatchObject({ mailServer: 'available' });
    const readiness = site.app.get(Readiness, { strict: false });
    jest.spyOn(readiness, 'unavailable').mockResolvedValueOnce(['mail']);
    expect(await overview()).toMatchObject({ mailServer: 'unavailable' });
    const withFiles = await site.replica({ SMTP_URL: '' });
    const visitor = await withFiles.signIn();
    const answer = await visitor.get('/api/admin/messages').expect(200);
    expect(answer.body).toMatchObject({ mailServer: 'none' });
    await withFiles.stop();
  });
});

describe('retrying and discarding', () => {
  const entryOf = async (id: string) =>
    (await site.outbox.list()).find((entry) => entry.id === id);
  const gone = (id: string) =>
    until(`${id} to be gone`, async () => !(await entryOf(id)));

  const quarantine = (id: string) =>
    quarantineOf(site).add(
      { ...submission(id), reason: 'filled in too fast' },
      Date.now() + day,
    );

  /**
   * Adds a message that gets this many attempts. Resolves once the first one
   * has failed.
   */
  async function addRefused(id: string, attempts: number): Promise<void> {
    await site.mailbox.setBehavior('refuse-permanently');
    await direct.add(id, { attempts });
    const state = attempts > 1 ? 'waiting' : 'failed';
    await listed(
      site,
      (entry) => entry.id === id && entry.attempts > 0 && entry.state === state,
    );
  }

  test('discards one quarantined message with its content, then all, and no others', async () => {
    const ids = Array.from(
      { length: 1101 },
      (_, number) => `suspect-${number}`,
    );
    await Promise.all(ids.map(quarantine));
    expect(await site.outbox.discard('suspect-7')).toBe('quarantined');
    expect(await site.outbox.discard('suspect-7')).toBeUndefined();
    const content = (redis: RedisClient) =>
      redis.exists('quarantine:message:suspect-7');
    expect(await site.withRedis(content)).toBe(0);
    await addRefused('patient', 2);
    expect(await site.outbox.discardQuarantined()).toBe(1100);
    expect(await site.outbox.discardQuarantined()).toBe(0);
    expect(await site.outbox.counts()).toMatchObject({
      waiting: 1,
      quarantined: 0,
      unlisted: 0,
    });
    expect(await site.dumpRedis()).not.toContain('suspect-');
    await site.mailbox.setBehavior('accept');
    expect(await site.outbox.retry('patient')).toBe(1);
    await gone('patient');
    for (const id of ['patient', 'unknown'])
      expect(await site.outbox.discard(id)).toBeUndefined();
  });

  const list = async (): Promise<readonly OutboxEntry[]> =>
    (await overview()).messages;

  const discard = (body: object) =>
    admin.post('/api/admin/messages/discard').send(body);

  const ids = async () => (await list()).map(({ id }) => id).toSorted();

  test('the admin discards one failed or quarantined message, and is told why not', async () => {
    await addRefused('patient-waiting', 2);
    await addRefused('patient-failed', 1);
    for (const id of ['suspect', 'kept']) await quarantine(id);
    for (const id of ['patient-failed', 'suspect'])
      await discard({ id }).expect(200, { discarded: 1 });
    await discard({ id: 'patient-failed' }).expect(404, {
      error:
        'This message isn’t here anymore. It has been delivered or deleted.',
    });
    await discard({ id: 'patient-waiting' }).expect(409, {
      error: 'This message is on its way, so it wasn’t deleted.',
    });
    expect(await ids()).toEqual(['kept', 'patient-waiting']);
    const [newest, before, ...others] = await activityFor(admin);
    const recorded = { event: 'messages-discarded', session: 1, count: 1 };
    expect([newest, before]).toMatchObject([recorded, recorded]);
    expect(others[0]?.event).not.toBe('messages-discarded');
  });

  test('the admin discards all quarantined messages that a digest has mailed', async () => {
    await addRefused('patient-failed', 1);
    await site.mailbox.setBehavior('accept');
    for (const id of ['mailed', 'mailed-too']) await quarantine(id);
    await sendDigest(site, Date.now() + 2 * day);
    await quarantine('new');
    expect(await overview()).toMatchObject({
      counts: { waiting: 0, failed: 1, quarantined: 3 },
      listedInDigest: 2,
    });
    await discard({ quarantined: true }).expect(200, { discarded: 2 });
    expect(await ids()).toEqual(['new', 'patient-failed']);
    expect((await activityFor(admin))[0]).toMatchObject({
      event: 'messages-discarded',
      count: 2,
    });
    await discard({ quarantined: true }).expect(200, { discarded: 0 });
    expect(await overview()).toMatchObject({ listedInDigest: 0 });
  });

  test.each([
    {},
    { quarantined: false },
    { quarantined: 'true' },
    { id: null, quarantined: true },
    { id: { $ne: '' }, quarantined: true },
    { id: 'x'.repeat(101) },
  ])(
    'returns 400 for the discard of %j, and keeps everything',
    async (body) => {
      await quarantine('mailed');
      await sendDigest(site, Date.now() + 2 * day);
      await discard(body).expect(400);
      expect(await ids()).toEqual(['mailed']);
    },
  );

  test('with an id, only that message is discarded', async () => {
    for (const id of ['one', 'other']) await quarantine(id);
    await sendDigest(site, Date.now() + 2 * day);
    await discard({ id: 'one', quarantined: true }).expect(200);
    expect(await ids()).toEqual(['other']);
  });

  const retry = (body: object = {}) =>
    admin.post('/api/admin/messages/retry').send(body);

  /**
   * Resolves with the job once it has had this many attempts and isn't active.
   */
  const waitForAttempts = (id: string, times: number) =>
    until(`${times} attempts of ${id}`, async () => {
      const started = (await direct.queue.getJob(id))?.attemptsStarted;
      const state = await direct.queue.getJobState(id);
      // Read again, because the attempt is counted when it's over.
      if (started !== times || state === 'active') return undefined;
      return { job: await direct.queue.getJob(id), state };
    });

  test.each([
    ['waits', 2],
    ['has failed', 1],
  ])('resets the attempts of a message that %s', async (_state, attempts) => {
    const id = `again-${attempts}`;
    await addRefused(id, attempts);
    expect(await site.outbox.retry(id)).toBe(1);
    const { job, state } = await waitForAttempts(id, 2);
    expect(job?.attemptsMade).toBe(1);
    expect(state).toBe(attempts > 1 ? 'delayed' : 'failed');
  });

  test('counts a message once that two people retry at the same time', async () => {
    await addRefused('retried-twice', 1);
    const counts = await Promise.all([
      site.outbox.retry('retried-twice'),
      site.outbox.retry('retried-twice'),
    ]);
    expect(counts.toSorted()).toEqual([0, 1]);
  });

  test('logs ID and state of retried messages, but no content', async () => {
    await addRefused('logged-waiting', 2);
    await addRefused('logged-again', 1);
    await quarantine('logged-suspect');
    for (const id of ['logged-waiting', 'logged-again', 'logged-suspect'])
      await retry({ id }).expect(200, { retried: 1 });
    await retry({ id: 'logged-unknown' }).expect(200, { retried: 0 });
    await retry({ id: { $ne: '' } }).expect(400);

    const messages = logged
      .map(
        (line) =>
          (JSON.parse(line) as { message: { event?: string; id?: string } })
            .message,
      )
      .filter(
        ({ id, event }) => id?.startsWith('logged-') && event === 'retried',
      );
    expect(messages).toEqual([
      { event: 'retried', id: 'logged-waiting', state: 'waiting' },
      { event: 'retried', id: 'logged-again', state: 'failed' },
      { event: 'retried', id: 'logged-suspect', state: 'quarantined' },
    ]);
    expect(logged.join('')).not.toMatch(/visitor\.example|insurance/);
  });
});

describe('size and age', () => {
  const minute = 60_000;

  /** Adds waiting messages of 15 kB. The last one is the oldest. */
  async function addWaiting(
    count: number,
    oldestMinutes: number,
  ): Promise<void> {
    const jobs = Array.from({ length: count }, (_, index) => ({
      name: 'message',
      data: submission(`waiting-${index}`, { message: '視'.repeat(5000) }),
      opts: {
        delay: 24 * 60 * minute + index,
        timestamp:
          Date.now() - (index === count - 1 ? oldestMinutes : 1) * minute,
      },
    }));
    await direct.queue.addBulk(jobs);
    // On a busy machine, so many at once can hold up Redis for a second.
    await site.becomes('ready');
  }

  test.each(['/api/health/ready', '/api/health/details'])(
    'needs few Redis commands for 60 requests for %s, and finds the longest of 1,500 waits',
    async (path) => {
      await addWaiting(1500, 90);
      const [commands, stats] = await site.withRedis(async (redis) => {
        await redis.configResetStat();
        await Promise.all(
          Array.from({ length: 60 }, () => site.visit().get(path).expect(200)),
        );
        return Promise.all([redis.info('commandstats'), redis.info('stats')]);
      });
      // Leaves out the heartbeat's PING, which Redis gets often while a slow
      // machine runs this.
      const calls = [...commands.matchAll(/cmdstat_(?!ping:)\S+:calls=(\d+)/g)];
      const most = Math.max(...calls.map(([, count]) => Number(count)));
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThan(60);
      const [, bytes] = /total_net_output_bytes:(\d+)/.exec(stats) ?? [];
      expect(Number(bytes)).toBeLessThan(50_000);
      const counts = await site.outbox.counts();
      expect(counts).toMatchObject({ waiting: 1500, failed: 0 });
      expect(counts.longestWait / minute).toBeGreaterThan(89);
      expect(counts.longestWait / minute).toBeLessThan(92);
    },
  );

  test('finds the oldest message in every waiting state', async () => {
    expect(await site.outbox.counts()).toMatchObject({
      waiting: 0,
      longestWait: 0,
    });
    await addWaiting(1, 5);
    await site.mailbox.setBehavior('hang');
    await direct.add('active-message', { timestamp: Date.now() - 30 * minute });
    await until('an active message', () => direct.queue.getActiveCount());
    const counts = await site.outbox.counts();
    expect(counts.waiting).toBe(2);
    expect(Math.round(counts.longestWait / minute)).toBe(30);
    await site.mailbox.kill();
    await site.mailbox.run();
  });

  test('delivers in time, and says how long it has waited, after a clock that was two days ahead has been put right', async () => {
    await site.mailbox.setBehavior('refuse-temporarily');
    const now = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now');
    clock.mockImplementation(() => now() + 2 * day);
    await direct.add('ahead', { backoff: { type: 'fixed', delay: 500 } });
    await listed(site, ({ attempts }) => attempts > 0);
    clock.mockImplementation(now);
    const queues = site.app.get(JobQueues, { strict: false });
    await queues.correctTimes();
    clock.mockImplementation(() => now() + 5 * minute);
    const { longestWait } = await site.outbox.counts();
    clock.mockRestore();
    expect(Math.floor(longestWait / minute)).toBe(5);
    await site.mailbox.setBehavior('accept');
    await site.mailbox.mail(
      ({ messageId }) => messageId === '<ahead@site.example>',
    );
  });

  /** Adds a message that is finished after one attempt. */
  async function addFinished(
    id: string,
    state: 'failed' | 'completed',
  ): Promise<void> {
    await site.mailbox.setBehavior(
      state === 'failed' ? 'refuse-permanently' : 'accept',
    );
    await direct.add(id, { attempts: 1 });
    await until(
      `${id} to be ${state}`,
      async () => (await direct.queue.getJobState(id)) === state,
    );
  }

  /** Backdates when it finished. */
  async function setDaysAgo(
    id: string,
    state: 'failed' | 'completed',
    days: number,
  ) {
    const moment = Date.now() - days * day;
    await direct.client.zAdd(`bull:contact:${state}`, {
      score: moment,
      value: id,
    });
    await direct.client.hSet(
      `bull:contact:${id}`,
      'finishedOn',
      String(moment),
    );
  }

  describe.each([
    ['failed', 30],
    ['completed', 1],
  ] as const)('%s messages older than %i days', (state, days) => {
    beforeEach(async () => {
      for (const id of ['kept', 'expired']) await addFinished(id, state);
      await setDaysAgo('kept', state, days - 0.1);
      await setDaysAgo('expired', state, days + 0.1);
    });

    const left = async () =>
      (await direct.queue.getJobs([state])).map(({ id }) => id).toSorted();

    test('are deleted by the hourly cleanup', async () => {
      await site.outbox.removeExpired();
      expect(await left()).toEqual(['kept']);
    });

    test('are deleted when another one is added', async () => {
      await addFinished('fresh', state);
      expect(await left()).toEqual(['fresh', 'kept']);
    });
  });
});
