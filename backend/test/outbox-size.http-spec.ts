import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { withRedis } from './support/admin.ts';
import { day, DirectQueue } from './support/outbox.ts';
import { goodMessage, Site } from './support/site.ts';
import { until } from 'e2e/servers/until.ts';

let site: Site;
let direct: DirectQueue;

beforeAll(async () => {
  site = await Site.open();
  direct = await DirectQueue.open(site);
});

beforeEach(async () => {
  await site.mailbox.setBehavior('accept');
  await direct.queue.obliterate({ force: true });
});

afterAll(async () => {
  await direct.close();
  await site.close();
});

const minute = 60_000;

/** Adds waiting messages of 15 kB. The last one is the oldest. */
async function addWaiting(count: number, oldestMinutes: number): Promise<void> {
  const receivedAt = new Date().toISOString();
  const message = { ...goodMessage, message: '視'.repeat(5000) };
  const jobs = Array.from({ length: count }, (_, index) => ({
    name: 'message',
    data: { id: `waiting-${index}`, receivedAt, message },
    opts: {
      delay: 24 * 60 * minute + index,
      timestamp: Date.now() - (index === count - 1 ? oldestMinutes : 1) * minute,
    },
  }));
  await direct.queue.addBulk(jobs);
}

/** Redis commands and bytes for a burst of 60 requests. */
async function costOfBurst(path: string) {
  return withRedis(site, async (redis) => {
    await redis.configResetStat();
    const answers = Array.from({ length: 60 }, () => site.visit().get(path).expect(200));
    await Promise.all(answers);
    const [commands, stats] = await Promise.all([redis.info('commandstats'), redis.info('stats')]);
    const calls = [...commands.matchAll(/cmdstat_\S+:calls=(\d+)/g)].map(([, count]) =>
      Number(count),
    );
    return {
      commands: calls.reduce((sum, count) => sum + count, 0),
      bytes: Number(/total_net_output_bytes:(\d+)/.exec(stats)?.[1]),
    };
  });
}

test.each([
  [300, '/api/health/ready'],
  [300, '/api/health/details'],
  [1500, '/api/health/ready'],
  [1500, '/api/health/details'],
])(
  'needs few Redis commands with %i waiting messages and 60 requests for %s',
  async (count, path) => {
    await addWaiting(count, 5);
    const cost = await costOfBurst(path);
    expect(cost.commands).toBeGreaterThan(0);
    expect(cost.commands).toBeLessThan(60);
    expect(cost.bytes).toBeLessThan(50_000);
  },
);

test('finds the longest wait among more than 1000 messages', async () => {
  await addWaiting(1200, 90);
  const counts = await site.outbox.counts();
  expect(counts).toMatchObject({ waiting: 1200, failed: 0 });
  expect(counts.longestWait / minute).toBeGreaterThan(89);
  expect(counts.longestWait / minute).toBeLessThan(92);
});

test('finds the oldest message in every waiting state', async () => {
  expect(await site.outbox.counts()).toMatchObject({ waiting: 0, longestWait: 0 });
  await addWaiting(1, 5);
  await site.mailbox.setBehavior('hang');
  const receivedAt = new Date().toISOString();
  const item = { id: 'active-message', receivedAt, message: goodMessage };
  await direct.queue.add('message', item, { jobId: item.id, timestamp: Date.now() - 30 * minute });
  await until('an active message', () => direct.queue.getActiveCount());
  const counts = await site.outbox.counts();
  expect(counts.waiting).toBe(2);
  expect(Math.round(counts.longestWait / minute)).toBe(30);
  await site.mailbox.kill();
  await site.mailbox.run();
});

/** Adds a message that is finished after one attempt. */
async function addFinished(id: string, state: 'failed' | 'completed'): Promise<void> {
  await site.mailbox.setBehavior(state === 'failed' ? 'refuse-permanently' : 'accept');
  const receivedAt = new Date().toISOString();
  const item = { id, receivedAt, message: goodMessage, consentVersion: 'x' };
  await direct.queue.add('message', item, { jobId: id, attempts: 1 });
  await until(`${id} to be ${state}`, async () => (await direct.queue.getJobState(id)) === state);
}

/** Backdates when it finished. */
async function setDaysAgo(id: string, state: 'failed' | 'completed', days: number) {
  const moment = Date.now() - days * day;
  await direct.client.zAdd(`bull:contact:${state}`, { score: moment, value: id });
  await direct.client.hSet(`bull:contact:${id}`, 'finishedOn', String(moment));
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

  const left = async () => (await direct.queue.getJobs([state])).map(({ id }) => id).toSorted();

  test('are deleted by the hourly cleanup', async () => {
    await site.outbox.removeExpired();
    expect(await left()).toEqual(['kept']);
  });

  test('are deleted when another one is added', async () => {
    await addFinished('fresh', state);
    expect(await left()).toEqual(['fresh', 'kept']);
  });
});
