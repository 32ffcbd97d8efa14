import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { practice } from 'shared/practice';
import type { Mail } from 'e2e/servers/mail-server.ts';
import { until } from 'e2e/servers/until.ts';
import { captureLog } from './support/capture-log.ts';
import {
  day,
  digestOf,
  digestSettled,
  forgetDigest,
  listed,
  openQueueOf,
  quarantined,
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
const { capacity } = quarantineOf(site);

afterEach(() =>
  expect(logged.join('')).not.toMatch(/visitor\.example|xxxx|Suspect|Hurt/),
);

beforeEach(async () => {
  await site.mailbox.setBehavior('accept');
  await site.outbox.discardQuarantined();
  await direct.queue.obliterate({ force: true });
  await site.resetLimits();
  await forgetDigest(site);
  quarantineOf(site).capacity = capacity;
});

const timersButIntervals = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

/**
 * Quarantines a suspected message, by default of about 1.5 kB, that was
 * received some minutes ago.
 */
async function quarantine(
  id: string,
  minutes: number,
  text = 'x'.repeat(200),
): Promise<void> {
  const receivedAt = new Date(Date.now() - minutes * 60_000).toISOString();
  const suspected = {
    ...submission(id, { message: text }),
    reason: 'filled in too fast',
  };
  await quarantineOf(site).add({ ...suspected, receivedAt }, Date.now() + day);
}

const ids = async () => (await quarantined(site)).map(({ id }) => id);

/**
 * Sorted, because messages from the same millisecond have no defined order.
 */
const sortedIds = async () => (await ids()).toSorted();
const eventsOf = (id: string) =>
  logged
    .join('')
    .split('\n')
    .filter((line) => line.includes(`"id":"${id}"`))
    .map((line) => /"event":"(?<event>[\w-]+)"/.exec(line)?.groups?.event);

test("is limited to a quarter of Redis's memory", async () => {
  const compose = new URL('../../docker-compose.yml', import.meta.url);
  const [, megabytes] =
    /--maxmemory (\d+)mb/.exec(await readFile(compose, 'utf8')) ?? [];
  expect(capacity.overflow + capacity.suspected).toBe(
    (Number(megabytes) * 1024 * 1024) / 4,
  );
});

test("doesn't add a message that is already in the quarantine or the queue", async () => {
  await quarantine('twice', 3);
  await quarantine('twice', 3);
  expect(await site.outbox.counts()).toMatchObject({
    quarantined: 1,
    unlisted: 1,
  });
  expect(eventsOf('twice')).toEqual(['quarantined']);
  const line =
    '{"event":"quarantined","id":"twice","reason":"filled in too fast"}';
  expect(logged.join('')).toContain(line);
  await site.outbox.add(submission('queued'));
  await quarantine('queued', 3);
  expect(eventsOf('queued')).not.toContain('quarantined');
  await site.mailbox.mail(
    ({ messageId }) => messageId === '<queued@site.example>',
  );
});

test('mails suspected spam in one digest after 23 hours', async () => {
  await quarantine('day-old', 3);
  await site.send({ firstName: 'Suspect', comments: 'x' }).expect(200);
  await sendDigest(site, Date.now() + 22 * 60 * 60_000);
  expect(await site.outbox.counts()).toMatchObject({
    quarantined: 2,
    unlisted: 2,
  });
  await sendDigest(site, Date.now() + day);
  const isIt = ({ text }: Mail) =>
    text?.includes('make outbox-retry ID=day-old') ?? false;
  const mail = await site.mailbox.mail(isIt);
  expect(mail.subject).toBe('[Suspected spam] 2 messages to the website');
  expect(logged.join('')).toMatch(
    /"event":"digest-sent","digest":"[^"]+","listed":2\}/,
  );
  expect(await site.outbox.counts()).toMatchObject({
    quarantined: 2,
    unlisted: 0,
  });
  await sendDigest(site, Date.now() + day);
  const mails = await site.mailbox.mailsTo('desk@practice.example');
  expect(mails.filter(isIt)).toHaveLength(1);
});

test('looks for messages to list by itself', async () => {
  // Fakes only intervals, so that everything else takes real time.
  jest.useFakeTimers({
    advanceTimers: false,
    doNotFake: [...timersButIntervals],
  });
  const replica = await site.replica();
  try {
    const suspected = {
      ...submission('by-itself'),
      reason: 'filled in too fast',
    };
    await quarantineOf(site).add(suspected, Date.now());
    for (let second = 0; second < 30; second += 1) {
      jest.advanceTimersByTime(1000);
      // Until Redis has answered what was asked in this second, it would seem
      // to be down.
      await site.withRedis((redis) => redis.ping());
    }
    await site.mailbox.mail(
      ({ text }) => text?.includes('ID=by-itself') ?? false,
    );
  } finally {
    jest.useRealTimers();
    await replica.stop();
  }
});

test('mails urgent suspected spam right away, marked, and the rest of a flood in a digest', async () => {
  const urgent = { comments: 'x', subject: 'Urgent/Emergency' };
  await site.send({ firstName: 'Hurt', ...urgent }).expect(200);
  const mail = await site.mailbox.mailFrom('Hurt Example');
  expect(mail.subject).toBe(
    'URGENT [Suspected spam] Urgent/Emergency: Hurt Example',
  );
  const notice =
    'Suspected spam: hidden field filled in. You get it right away';
  for (const text of [mail.text, mail.html]) expect(text).toContain(notice);
  expect(await quarantined(site)).toEqual([]);

  await site.send({ firstName: 'Hurt-too', ...urgent }).expect(200);
  const digest = await site.mailbox.mail(
    ({ text }) => text?.includes('Hurt-too') ?? false,
  );
  expect(digest.subject).toBe(
    '[Suspected spam] 1 message to the website, 1 marked urgent',
  );
});

/**
 * Leaves room for four messages and an urgent one, and adds messages that no
 * digest has listed.
 */
async function quarantineInFour(...unlisted: string[]): Promise<void> {
  quarantineOf(site).capacity = { ...capacity, suspected: 9300 };
  for (const id of unlisted) await quarantine(id, 0);
}

test('refuses a suspected message when full, rather than delete a listed one, and keeps the last space for urgent ones', async () => {
  for (const id of ['listed', 'listed-too']) await quarantine(id, 5);
  await sendDigest(site, Date.now() + day);
  await quarantineInFour('new', 'last');
  await expect(quarantine('refused', 0)).rejects.toMatchObject({
    name: 'QuarantineFullError',
  });
  const urgent = {
    ...submission('urgent'),
    reason: 'filled in too fast',
  };
  await quarantineOf(site).add(urgent, Date.now());
  expect(await sortedIds()).toEqual([
    'last',
    'listed',
    'listed-too',
    'new',
    'urgent',
  ]);
  const details = await site.visit().get('/api/health/details').expect(200);
  expect(details.text).toContain(
    'Suspected spam fills 100 % of the space for it.',
  );
});

test('returns 503 with the phone number when full of unlisted messages', async () => {
  await quarantineInFour('a', 'b', 'c', 'd');
  const answer = await site.send({ comments: 'x' }).expect(503);
  expect(answer.body).toEqual({
    error: expect.stringContaining(practice.phone.display),
  });
  await site
    .sendForm({ message: 'x'.repeat(3000), comments: 'x' })
    .expect(303)
    .expect('Location', '/contact/not-sent/');
  for (const firstName of ['Patient', 'Second', 'Overflow'])
    await site.send({ firstName }).expect(200);
  await site.mailbox.mailFrom('Patient Example');
  // On a slow machine, the backend may have sent one on its own a moment ago,
  // and waits before the next.
  await sendDigest(site);
  await site.mailbox.mail(
    ({ text }) => text?.includes('Overflow Example') ?? false,
  );
  await site.signIn();
});

test('keeps messages above the hourly limit on the disk when they fill the quarantine', async () => {
  quarantineOf(site).capacity = { ...capacity, overflow: 100 };
  for (const firstName of ['First', 'Second', 'Spooled'])
    await site.send({ firstName }).expect(200);
  await listed(
    site,
    ({ state, reason }) => state === 'waiting' && reason.includes('disk'),
  );
  quarantineOf(site).capacity = capacity;
  await until(
    'it to be quarantined',
    async () => (await quarantined(site)).length > 0,
  );
  await sendDigest(site);
  await site.mailbox.mail(
    ({ text }) => text?.includes('Spooled Example') ?? false,
  );
});

test('sends the digest early when more than half full, right after another one', async () => {
  await quarantine('before', 0);
  await sendDigest(site, Date.now() + day);
  await site.outbox.discard('before');
  await quarantineInFour('a', 'b', 'c', 'd');
  await digestOf(site).sendDue();
  await digestSettled(site);
  expect(await site.outbox.counts()).toMatchObject({ unlisted: 0 });
});

test('counts bytes exactly', async () => {
  await quarantine('listed', 0, '眼'.repeat(200));
  await sendDigest(site, Date.now() + day);
  for (const id of ['kept', 'retried', 'discarded']) await quarantine(id, 0);
  await site.outbox.retry('retried');
  await site.outbox.discard('discarded');
  expect(await sortedIds()).toEqual(['kept', 'listed']);
  const counted = await site.withRedis(async (client) => {
    const keys = await client.keys('quarantine:message:*');
    const sizes = await Promise.all(
      keys.map((key) => client.hGet(key, 'size')),
    );
    const bytes = await client.hGetAll('quarantine:bytes');
    const sum = (values: readonly (string | null)[]) =>
      values.reduce((total, value) => total + Number(value ?? 0), 0);
    return { messages: sum(sizes), bytes: sum(Object.values(bytes)) };
  });
  const [kept, listed] = await site.withRedis((client) =>
    Promise.all(
      ['kept', 'listed'].map((id) =>
        client.hGet(`quarantine:message:${id}`, 'size'),
      ),
    ),
  );
  // Three bytes for a character instead of one, and the ID is two letters
  // longer.
  expect(Number(listed) - Number(kept)).toBe(200 * 2 + 2);
  expect(counted.bytes).toBe(counted.messages);
  await site.outbox.discardQuarantined();
  const left = await site.withRedis((client) =>
    client.hGetAll('quarantine:bytes'),
  );
  expect(left).toMatchObject({ unlisted: '0', listed: '0' });
});

test('removes messages 30 days after a digest has listed them, however old they are, and no others', async () => {
  for (const id of ['expired', 'kept', 'received-long-ago'])
    await quarantine(id, 40 * 24 * 60);
  await sendDigest(site, Date.now() + day);
  for (const [value, days] of Object.entries({ expired: 30.1, kept: 29.9 })) {
    const score = Date.now() - days * day;
    await direct.client.zAdd('quarantine:listed', { score, value });
  }
  await quarantine('unheard', 40 * 24 * 60);
  await site.outbox.removeExpired();
  expect(await sortedIds()).toEqual(['kept', 'received-long-ago', 'unheard']);
  expect(eventsOf('expired').at(-1)).toBe('quarantine-expired');
  expect(await site.dumpRedis()).not.toContain('expired');
});

test("says in the log that a digest couldn't be sent", async () => {
  await site.mailbox.setBehavior('refuse-temporarily');
  await quarantine('refused', 0);
  await sendDigest(site, Date.now() + day);
  expect(logged.join('')).toContain('"event":"digest-failed"');
});
