import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { practice } from 'shared/practice';
import { login, withRedis } from './support/admin.ts';
import { day, releaseDigestLock, quarantined, quarantineOf, sendDigest } from './support/outbox.ts';
import type { Mail } from 'e2e/servers/mail-server.ts';
import { Site, goodMessage } from './support/site.ts';

let site: Site;
let capacity: number;
const logged: string[] = [];

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      logged.push(String(text));
      return true;
    });
  }
  site = await Site.open({ LOG_LEVEL: 'info', CONTACT_LIMIT_OVERALL: '2' });
  capacity = quarantineOf(site).capacity;
});

beforeEach(async () => {
  await site.mailbox.setBehavior('accept');
  await site.outbox.discardQuarantined();
  await site.resetLimits();
  await releaseDigestLock(site);
  quarantineOf(site).capacity = capacity;
});

afterEach(() => {
  expect(logged.join('')).not.toMatch(/visitor\.example|xxxx|Suspect|Hurt/);
});

afterAll(async () => {
  await site.close();
  jest.restoreAllMocks();
});

const timersButIntervals = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
];

const item = { consentVersion: '2025-01', message: goodMessage };

/** Quarantines a suspected message, by default of about 2 kB, that was received some minutes ago. */
async function quarantine(id: string, minutes: number, text = 'x'.repeat(700)): Promise<void> {
  const receivedAt = new Date(Date.now() - minutes * 60_000).toISOString();
  const message = { ...goodMessage, message: text };
  const suspected = { ...item, id, receivedAt, message, reason: 'filled in too fast' };
  await quarantineOf(site).add(suspected, Date.now() + day);
}

const ids = async () => (await quarantined(site)).map(({ id }) => id);

/** Sorted, because messages from the same millisecond have no defined order. */
const sortedIds = async () => (await ids()).toSorted();
const eventsOf = (id: string) =>
  logged
    .join('')
    .split('\n')
    .filter((line) => line.includes(`"id":"${id}"`))
    .map((line) => /"event":"(?<event>[\w-]+)"/.exec(line)?.groups?.event);

const send = (firstName: string, signals: object) =>
  site
    .visit()
    .post('/api/contact')
    .send({ ...goodMessage, firstName, ...signals });

test("is limited to a quarter of Redis's memory", async () => {
  const compose = new URL('../../docker-compose.yml', import.meta.url);
  const [, megabytes] = /--maxmemory (\d+)mb/.exec(await readFile(compose, 'utf8')) ?? [];
  expect(quarantineOf(site).capacity).toBe((Number(megabytes) * 1024 * 1024) / 4);
});

test('logs ID and reason of a quarantined message and counts it', async () => {
  await quarantine('first', 3);
  expect(await site.outbox.counts()).toMatchObject({ quarantined: 1, unlisted: 1 });
  expect(logged.join('')).toContain(
    '{"event":"quarantined","id":"first","reason":"filled in too fast"}',
  );
});

test("doesn't add a message that is already in the quarantine or the queue", async () => {
  await quarantine('twice', 3);
  await quarantine('twice', 3);
  expect(eventsOf('twice')).toEqual(['quarantined']);
  const receivedAt = new Date().toISOString();
  await site.outbox.add({ ...item, id: 'queued', receivedAt });
  await quarantine('queued', 3);
  expect(eventsOf('queued')).not.toContain('quarantined');
  await site.mailbox.mail(({ messageId }) => messageId === '<queued@site.example>');
});

test('mails suspected spam in one digest after 23 hours', async () => {
  await quarantine('day-old', 3);
  await send('Suspect', { comments: 'x' }).expect(200);
  await sendDigest(site, Date.now() + 22 * 60 * 60_000);
  expect(await site.outbox.counts()).toMatchObject({ quarantined: 2, unlisted: 2 });
  await sendDigest(site, Date.now() + day);
  const isIt = ({ text }: Mail) => text?.includes('make outbox-retry ID=day-old') ?? false;
  const mail = await site.mailbox.mail(isIt);
  expect(mail.subject).toBe('[Suspected spam] 2 messages to the website');
  expect(logged.join('')).toMatch(/"event":"digest-sent","digest":"[^"]+","listed":2\}/);
  expect(await site.outbox.counts()).toMatchObject({ quarantined: 2, unlisted: 0 });
  await sendDigest(site, Date.now() + day);
  const mails = await site.mailbox.mailsTo('desk@practice.example');
  expect(mails.filter(isIt)).toHaveLength(1);
});

test('looks for messages to list by itself', async () => {
  // Only intervals: everything else takes real time.
  jest.useFakeTimers({ advanceTimers: false, doNotFake: timersButIntervals });
  const replica = await site.replica();
  try {
    const receivedAt = new Date().toISOString();
    const suspected = { ...item, id: 'by-itself', receivedAt, reason: 'filled in too fast' };
    await quarantineOf(site).add(suspected, Date.now());
    for (let second = 0; second < 30; second += 1) {
      jest.advanceTimersByTime(1000);
      // Until Redis has answered what was asked in this second, it would seem to be down.
      await withRedis(site, (redis) => redis.ping());
    }
    await site.mailbox.mail(({ text }) => text?.includes('ID=by-itself') ?? false);
  } finally {
    jest.useRealTimers();
    await replica.stop();
  }
});

test('mails urgent suspected spam immediately', async () => {
  await send('Hurt', { comments: 'x', subject: 'Urgent/Emergency' }).expect(200);
  const mail = await site.mailbox.mail(({ text }) => text?.includes('Hurt Example') ?? false);
  expect(mail.subject).toBe('[Suspected spam] 1 message to the website, 1 marked urgent');
});

/** Leaves room for four messages, and adds messages that no digest has listed. */
async function quarantineInFour(...unlisted: string[]): Promise<void> {
  quarantineOf(site).capacity = 8500;
  for (const id of unlisted) await quarantine(id, 0);
}

test('evicts listed messages when full, oldest first', async () => {
  for (const [minutes, id] of ['newest', 'middle', 'oldest'].entries())
    await quarantine(id, minutes);
  await sendDigest(site, Date.now() + day);
  await quarantineInFour();
  await quarantine('unlisted', 9);
  expect(await ids()).toEqual(['unlisted', 'oldest', 'middle', 'newest']);

  await quarantine('fifth', 0);
  expect(await ids()).toEqual(['unlisted', 'middle', 'newest', 'fifth']);
  await quarantine('sixth', 0);
  await quarantine('seventh', 0);
  expect(await sortedIds()).toEqual(['fifth', 'seventh', 'sixth', 'unlisted']);
  expect(eventsOf('oldest').at(-1)).toBe('quarantine-evicted');
});

test('returns 503 with the phone number when full of unlisted messages', async () => {
  await quarantineInFour('a', 'b', 'c', 'd');
  const answer = await send('Too-many', { comments: 'x' }).expect(503);
  expect(answer.body).toEqual({ error: expect.stringContaining(practice.phone.display) });
  await site
    .visit()
    .post('/api/contact')
    .type('form')
    .send({ ...goodMessage, message: 'x'.repeat(3000), consent: 'on', comments: 'x' })
    .expect(303)
    .expect('Location', '/contact/not-sent/');
  expect(logged.join('')).toContain('"name":"QuarantineFullError"');
  expect(await sortedIds()).toEqual(['a', 'b', 'c', 'd']);

  await send('Patient', {}).expect(200);
  await site.mailbox.mailFrom('Patient Example');
  await login(site.visit()).expect(200);
});

test('sends the digest early when more than half full', async () => {
  await quarantineInFour('a', 'b', 'c', 'd');
  await sendDigest(site);
  expect(await site.outbox.counts()).toMatchObject({ quarantined: 4, unlisted: 0 });
  await send('Room-again', { comments: 'x' }).expect(200);
});

test('counts bytes exactly', async () => {
  await quarantineInFour();
  for (const [minutes, id] of ['listed', 'evicted'].entries()) await quarantine(id, minutes);
  await sendDigest(site, Date.now() + day);
  for (const id of ['kept', 'retried', 'discarded']) await quarantine(id, 0);
  await site.outbox.retry('retried');
  await site.outbox.discard('discarded');
  expect(await sortedIds()).toEqual(['kept', 'listed']);
  const counted = await withRedis(site, async (client) => {
    const keys = await client.keys('quarantine:message:*');
    const sizes = await Promise.all(keys.map((key) => client.hGet(key, 'size')));
    const bytes = await client.hGetAll('quarantine:bytes');
    const sum = (values: readonly (string | null)[]) =>
      values.reduce((total, value) => total + Number(value ?? 0), 0);
    return { messages: sum(sizes), bytes: sum(Object.values(bytes)) };
  });
  expect(counted.messages).toBeGreaterThan(0);
  expect(counted.bytes).toBe(counted.messages);
  await site.outbox.discardQuarantined();
  const left = await withRedis(site, (client) => client.hGetAll('quarantine:bytes'));
  expect(left).toEqual({ unlisted: '0', listed: '0' });
});

test("evicts nothing for a message that doesn't fit anyway", async () => {
  await quarantine('listed', 5);
  await sendDigest(site, Date.now() + day);
  await quarantineInFour('eighth', 'ninth', 'tenth');
  await expect(quarantine('large', 0, 'x'.repeat(5000))).rejects.toMatchObject({
    name: 'QuarantineFullError',
  });
  expect(await sortedIds()).toEqual(['eighth', 'listed', 'ninth', 'tenth']);
});

test('counts UTF-8 bytes in any script', async () => {
  await quarantine('latin', 0);
  await quarantine('chinese', 0, '眼'.repeat(700));
  const [latin, chinese] = await withRedis(site, (client) =>
    Promise.all(['latin', 'chinese'].map((id) => client.hGet(`quarantine:message:${id}`, 'size'))),
  );
  // Three bytes instead of one, and the ID is two letters longer.
  expect(Number(chinese) - Number(latin)).toBe(700 * 2 + 2);
});

test('removes listed messages after 30 days but keeps unlisted ones', async () => {
  const days = 24 * 60;
  await quarantine('expired', 30 * days + 1);
  await quarantine('kept', 30 * days - 1);
  await sendDigest(site, Date.now() + day);
  await quarantine('unheard', 40 * days);
  await site.outbox.removeExpired();
  expect((await ids()).toSorted()).toEqual(['kept', 'unheard']);
  expect(eventsOf('expired').at(-1)).toBe('quarantine-expired');
  expect(await site.dumpRedis()).not.toContain('expired');
});

test("says in the log that a digest couldn't be sent", async () => {
  await site.mailbox.setBehavior('refuse-temporarily');
  await quarantine('refused', 0);
  await sendDigest(site, Date.now() + day);
  expect(logged.join('')).toContain('"event":"digest-failed"');
});
