import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { login } from './support/admin.ts';
import { DirectQueue } from './support/direct-queue.ts';
import { listed } from './support/listed.ts';
import { day, quarantineOf } from './support/quarantine.ts';
import { Site } from './support/site.ts';
import { until } from './support/until.ts';
import { goodMessage } from './support/visitor.ts';

let site: Site;
let direct: DirectQueue;
const logged: string[] = [];

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged.push(String(text));
    return true;
  });
  site = await Site.open({ LOG_LEVEL: 'info' });
  direct = await DirectQueue.open(site);
});

afterAll(async () => {
  await direct.close();
  await site.close();
  jest.restoreAllMocks();
});

/** Adds a message that gets this many attempts. Resolves once the first one has failed. */
async function addRefused(id: string, attempts: number): Promise<void> {
  await site.mailbox.setBehavior('refuse with 550');
  const item = { id, receivedAt: new Date().toISOString(), message: goodMessage };
  await direct.queue.add('message', item, { jobId: id, attempts });
  const state = attempts > 1 ? 'waiting' : 'failed';
  await listed(
    site.outbox,
    (entry) => entry.id === id && entry.attempts > 0 && entry.state === state,
  );
}

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
  const suspect = { id: 'logged-suspect', receivedAt: new Date().toISOString(), reason: 'fast' };
  await quarantineOf(site).add(suspect, Date.now() + day);
  for (const id of ['logged-bot', 'logged-all']) {
    await quarantineOf(site).add({ ...suspect, id }, Date.now() + day);
  }
  await site.mailbox.setBehavior('hang');

  const admin = site.visit();
  await login(admin).expect(200);
  const retry = (id: string) => admin.post('/api/admin/messages/retry').send({ id });
  await retry('logged-waiting').expect(200, { retried: 1 });
  await retry('logged-again').expect(200, { retried: 1 });
  await retry('logged-suspect').expect(200, { retried: 1 });
  await retry('logged-unknown').expect(200, { retried: 0 });
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
});
