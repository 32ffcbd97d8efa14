import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { isMessageList, isRetryResult, type OutboxEntry } from 'shared/messages';
import { cheapHash, login, type Visitor } from './support/admin.ts';
import { day, DirectQueue, listed, quarantineOf } from './support/outbox.ts';
import { goodMessage, Site } from './support/site.ts';
import { until } from 'e2e/servers/until.ts';

const item = {
  receivedAt: '2026-01-05T11:15:00Z',
  consentVersion: '2025-01',
  message: goodMessage,
};

let site: Site;
let direct: DirectQueue;
let admin: Visitor;
const logged: string[] = [];

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged.push(String(text));
    return true;
  });
  site = await Site.open({ LOG_LEVEL: 'info', ADMIN_PASSWORD_HASH: await cheapHash() });
  direct = await DirectQueue.open(site);
  admin = site.visit();
  await login(admin).expect(200);
});

beforeEach(async () => {
  await site.mailbox.setBehavior('accept');
  await site.outbox.discardQuarantined();
  await direct.queue.obliterate({ force: true });
});

afterAll(async () => {
  await direct.close();
  await site.close();
  jest.restoreAllMocks();
});

const entryOf = async (id: string) => (await site.outbox.list()).find((entry) => entry.id === id);
const gone = (id: string) => until(`${id} to be gone`, async () => !(await entryOf(id)));

const quarantine = (id: string) =>
  quarantineOf(site).add({ ...item, id, reason: 'filled in too fast' }, Date.now() + day);

/** Adds a message that gets this many attempts. Resolves once the first one has failed. */
async function addRefused(id: string, attempts: number): Promise<void> {
  await site.mailbox.setBehavior('refuse-permanently');
  await direct.queue.add('message', { ...item, id }, { jobId: id, attempts });
  const state = attempts > 1 ? 'waiting' : 'failed';
  await listed(site, (entry) => entry.id === id && entry.attempts > 0 && entry.state === state);
}

test('discards a quarantined message with its content', async () => {
  await quarantine('suspect');
  await quarantine('another');
  expect(await site.outbox.discard('suspect')).toBe('quarantined');
  expect(await entryOf('suspect')).toBeUndefined();
  expect(await entryOf('another')).toMatchObject({ state: 'quarantined' });
  expect(await site.outbox.discard('suspect')).toBeUndefined();
  expect(await site.outbox.discard('another')).toBe('quarantined');
  expect(await site.dumpRedis()).not.toContain(goodMessage.email);
});

test('discards all quarantined messages, and no others', async () => {
  const ids = Array.from({ length: 1100 }, (_, number) => `suspect-${number}`);
  await Promise.all(ids.map(quarantine));
  await addRefused('patient', 2);
  expect(await site.outbox.discardQuarantined()).toBe(1100);
  expect(await site.outbox.discardQuarantined()).toBe(0);
  expect(await site.outbox.counts()).toMatchObject({ waiting: 1, quarantined: 0, unlisted: 0 });
  expect(await site.dumpRedis()).not.toContain('suspect-');
  await site.mailbox.setBehavior('accept');
  expect(await site.outbox.retry('patient')).toBe(1);
  await gone('patient');
});

test("doesn't discard a waiting message", async () => {
  await addRefused('waiting', 2);
  expect(await site.outbox.discard('waiting')).toBe('waiting');
  expect(await entryOf('waiting')).toMatchObject({ state: 'waiting' });
});

test('discards a failed message', async () => {
  await addRefused('failing', 1);
  expect(await site.outbox.discard('failing')).toBe('failed');
  expect(await entryOf('failing')).toBeUndefined();
});

test('returns undefined for a delivered or unknown message', async () => {
  await direct.queue.add('message', { ...item, id: 'delivered' }, { jobId: 'delivered' });
  await site.mailbox.mail(({ messageId }) => messageId === '<delivered@site.example>');
  await gone('delivered');
  expect(await site.outbox.discard('delivered')).toBeUndefined();
  expect(await site.outbox.discard('unknown')).toBeUndefined();
});

/** The list, validated like in the dashboard. */
const list = async (): Promise<readonly OutboxEntry[]> => {
  const body: unknown = (await admin.get('/api/admin/messages').expect(200)).body;
  if (!isMessageList(body)) throw new Error(`Invalid response: ${JSON.stringify(body)}`);
  return body.messages;
};

const retry = (body: object = {}) => admin.post('/api/admin/messages/retry').send(body);

/** Resolves with the job once it has had this many attempts and isn't active. */
function waitForAttempts(id: string, times: number) {
  return until(`${times} attempts of ${id}`, async () => {
    const started = (await direct.queue.getJob(id))?.attemptsStarted;
    const state = await direct.queue.getJobState(id);
    // Read again, because the attempt is counted when it's over.
    if (started !== times || state === 'active') return undefined;
    return { job: await direct.queue.getJob(id), state };
  });
}

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
  await addRefused('twice', 1);
  const counts = await Promise.all([site.outbox.retry('twice'), site.outbox.retry('twice')]);
  expect(counts.toSorted()).toEqual([0, 1]);
});

test('logs ID, state and operator of retries and discards, but no content', async () => {
  await addRefused('logged-waiting', 2);
  await addRefused('logged-failed', 1);
  await addRefused('logged-again', 1);
  for (const id of ['logged-suspect', 'logged-bot', 'logged-all']) await quarantine(id);
  await site.mailbox.setBehavior('hang');

  await retry({ id: 'logged-waiting' }).expect(200, { retried: 1 });
  await retry({ id: 'logged-again' }).expect(200, { retried: 1 });
  await retry({ id: 'logged-suspect' }).expect(200, { retried: 1 });
  await retry({ id: 'logged-unknown' }).expect(200, { retried: 0 });
  expect(await site.outbox.discard('logged-failed')).toBe('failed');
  expect(await site.outbox.discard('logged-bot')).toBe('quarantined');
  expect(await site.outbox.discard('logged-waiting')).toBe('waiting');
  expect(await site.outbox.discardQuarantined()).toBe(1);

  const messages = logged
    .map((line) => (JSON.parse(line) as { message: { event?: string; id?: string } }).message)
    .filter(({ id }) => id?.startsWith('logged-'))
    .filter(({ event }) => event === 'retried' || event === 'discarded');
  expect(messages).toEqual([
    { event: 'retried', id: 'logged-waiting', state: 'waiting', by: 'admin' },
    { event: 'retried', id: 'logged-again', state: 'failed', by: 'admin' },
    { event: 'retried', id: 'logged-suspect', state: 'quarantined', by: 'admin' },
    { event: 'discarded', id: 'logged-failed', state: 'failed', by: 'terminal' },
    { event: 'discarded', id: 'logged-bot', state: 'quarantined', by: 'terminal' },
  ]);
  expect(logged.join('')).toContain(
    '{"event":"discarded","count":1,"state":"quarantined","by":"terminal"}',
  );
  expect(logged.join('')).not.toMatch(/visitor\.example|insurance/);
  await site.mailbox.kill();
  await site.mailbox.run();
});

test('returns 401 without a session', async () => {
  const visitor = site.visit();
  await visitor.get('/api/admin/messages').expect(401, { error: 'Please sign in first.' });
  await visitor.post('/api/admin/messages/retry').send({}).expect(401);
});

test('returns 403 for a retry from another site', async () => {
  await retry().set('Origin', 'https://evil.example').expect(403);
});

test('returns an empty list when everything is delivered', async () => {
  expect(await list()).toEqual([]);
  await retry().expect(200, { retried: 0 });
  await retry({ id: 'unknown' }).expect(200, { retried: 0 });
});

test('returns 400 for an id that is not text', async () => {
  await retry({ id: { $ne: '' } }).expect(400);
});

test('lists a waiting message without its content and delivers it on retry', async () => {
  const canary = { ...goodMessage, firstName: 'Canary', email: 'canary@visitor.example' };
  await site.mailbox.kill();
  await site.visit().post('/api/contact').send(canary).expect(200);
  let entries: readonly OutboxEntry[] = [];
  await until('a first attempt', async () => {
    entries = await list();
    return entries.some(({ attempts }) => attempts > 0);
  });
  expect(entries).toEqual([
    expect.objectContaining({
      state: 'waiting',
      attempts: 1,
      lastError: expect.stringMatching(/./),
    }),
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/canary|insurance/i);

  await site.mailbox.run();
  // Briefly, between two states, a message is in neither list.
  await until('a message to retry', async () => {
    const body: unknown = (await retry({ id: entries[0]?.id }).expect(200)).body;
    return isRetryResult(body) && body.retried > 0;
  });
  await site.mailbox.mailFrom('Canary Example');
  await until('the message to be gone', async () => (await list()).length === 0);
});
