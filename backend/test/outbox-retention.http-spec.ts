import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AlertService } from '../src/alert/alert.service.ts';
import { DirectQueue } from './support/direct-queue.ts';
import { listed } from './support/listed.ts';
import { Site } from './support/site.ts';
import { until } from './support/until.ts';
import { goodMessage } from './support/visitor.ts';

let site: Site;
let direct: DirectQueue;

beforeAll(async () => {
  site = await Site.open({ ALERT_TO: 'operator@practice.example' });
});

beforeEach(async () => {
  direct = await DirectQueue.open(site);
});

afterEach(() => direct.close());

afterAll(() => site.close());

/** Waits until cached details have expired. The site must stay ready. */
async function expectWarnings(...warnings: string[]): Promise<void> {
  const limit = AbortSignal.timeout(45_000);
  for (;;) {
    await site.visit().get('/api/health/ready').expect(200, { status: 'ready' });
    const answer = await site.visit().get('/api/health/details').expect(200);
    if (
      limit.aborted ||
      isDeepStrictEqual((answer.body as { warnings: unknown }).warnings, warnings)
    ) {
      expect(answer.body).toEqual({ status: 'ready', unavailable: [], warnings });
      return;
    }
  }
}

test('lists and reports a failed message and delivers it on demand', async () => {
  await site.mailbox.setBehavior('refuse with 550');
  const submission = {
    id: 'the-last-attempt',
    receivedAt: new Date().toISOString(),
    consentVersion: '2025-01',
    message: { ...goodMessage, firstName: 'Failed' },
  };
  await direct.queue.add('message', submission, { jobId: submission.id, attempts: 1 });
  const entry = await listed(site.outbox, ({ state }) => state === 'failed');
  expect(entry).toMatchObject({ id: submission.id, attempts: 1 });
  await expectWarnings("Some messages couldn't be delivered.");

  const alert = site.app.get(AlertService, { strict: false });
  await alert.check();
  await site.mailbox.setBehavior('accept');
  await Promise.all([alert.check(), alert.check()]);
  await alert.check();
  const sent = await site.mailbox.mail(
    ({ subject }) => subject?.includes('being delivered') ?? false,
  );
  expect(sent.recipients).toEqual(['operator@practice.example']);
  expect(sent.text).toContain('Failed: 1.');
  expect(JSON.stringify(sent)).not.toMatch(/Ann|visitor\.example|insurance/);

  expect(await site.outbox.retry()).toBe(1);
  const mail = await site.mailbox.mailFrom('Failed Example');
  expect(mail.messageId).toBe('<the-last-attempt@site.example>');
  await until('an empty outbox', async () => (await site.outbox.list()).length === 0);
  await expectWarnings();
  expect(await site.mailbox.mailsTo('operator@practice.example')).toHaveLength(1);
});

test('reports a message that waits for more than 15 minutes', async () => {
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
  const addWaiting = (minutes: number) => {
    const receivedAt = new Date(minutesAgo(minutes)).toISOString();
    const late = { id: 'late', receivedAt, message: goodMessage };
    const options = { timestamp: minutesAgo(minutes), delay: 24 * 60 * 60_000 };
    return direct.queue.add('message', late, options);
  };
  const late = await addWaiting(16);
  await expectWarnings('A message has been waiting for more than 15 minutes.');
  await late.remove();
  const inTime = await addWaiting(14);
  await expectWarnings();
  await inTime.remove();
});

const day = 24 * 60 * 60_000;

/** Adds a message that is finished after one attempt. */
async function addFinished(id: string, state: 'failed' | 'completed'): Promise<void> {
  await site.mailbox.setBehavior(state === 'failed' ? 'refuse with 550' : 'accept');
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

  afterEach(() => direct.queue.obliterate());

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
