import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Queue } from 'bullmq';
import type { RetryResult } from 'shared/messages';
import { until } from 'e2e/servers/until.ts';
import { Settings } from '../src/config/settings.ts';
import type { Mail } from '../src/mail/mailer.ts';
import { noticesQueue } from '../src/monitoring/notices.ts';
import { createRedisClient } from '../src/redis/create-redis-client.ts';
import { openQueue } from '../src/redis/job-queues.ts';
import {
  activityFor,
  codeOf,
  login,
  loginWithCode,
  type Visitor,
} from './support/admin.ts';
import { captureLog } from './support/capture-log.ts';
import { listed } from './support/outbox.ts';
import { adminPassword, cheapHash, Site } from './support/site.ts';

const firefox =
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const logged = captureLog();
const site = await Site.shared({
  LOG_LEVEL: 'warn',
  ALERT_TO: 'operator@practice.example',
});

/** A visitor with an address and a browser. */
const from = (address: string, on = site): Visitor =>
  on.visit().set('X-Forwarded-For', address).set('User-Agent', firefox);

describe('the list of activity', () => {
  beforeEach(async () => {
    await site.resetLimits();
    await site.withRedis((client) =>
      client.del(['activity:others', 'activity:refusals']),
    );
  });

  async function signedIn(address: string, on = site): Promise<Visitor> {
    const visitor = from(address, on);
    await login(visitor).expect(200);
    return visitor;
  }

  const sessionOf = async (admin: Visitor): Promise<unknown> =>
    (
      (await admin.get('/api/admin/activity').expect(200)).body as {
        session: unknown;
      }
    ).session;

  /** Sends a message while the mail server is down, and retries it. */
  async function retryOneMessage(admin: Visitor): Promise<void> {
    await site.mailbox.kill();
    await site.send().expect(200);
    await listed(
      site,
      ({ state, attempts }) => state === 'waiting' && attempts > 0,
    );
    await site.mailbox.run();
    // Briefly, between two states, a message is in neither list.
    await until('a message to retry', async () => {
      const answer = await admin
        .post('/api/admin/messages/retry')
        .send({})
        .expect(200);
      return (answer.body as RetryResult).retried === 1;
    });
  }

  test('lists sign-ins, retries and sign-outs with session, network and browser', async () => {
    const one = await signedIn('203.0.113.77');
    const other = await signedIn('203.0.113.78');
    await retryOneMessage(other);
    const session = await sessionOf(other);
    await other.post('/api/admin/logout').expect(200);
    // Without a session, there's nothing to list.
    await other.post('/api/admin/logout').expect(200);

    const actor = { session, address: '203.0.113.0', browser: 'Firefox' };
    const mine = (await activityFor(one)).filter(
      (entry) => entry.session === session,
    );
    expect(mine.every(({ at }) => Math.abs(Date.now() - at) < 60_000)).toBe(
      true,
    );
    expect(mine).toMatchObject([
      { ...actor, event: 'signed-out' },
      { ...actor, event: 'messages-retried', count: 1 },
      { ...actor, event: 'signed-in' },
    ]);
    expect(await sessionOf(one)).toBe(Number(session) - 1);
  });

  test("doesn't list a retry without a message, and a live check only if one was started", async () => {
    const admin = await signedIn('203.0.113.79');
    const session = await sessionOf(admin);
    await admin
      .post('/api/admin/messages/retry')
      .send({})
      .expect(200, { retried: 0 });
    await admin
      .post('/api/admin/messages/retry')
      .send({ id: 'unknown' })
      .expect(200);
    await site.withRedis((client) =>
      client.set(
        'live-check:running',
        JSON.stringify({ startedAt: '', done: 0, total: 0 }),
      ),
    );
    await admin.post('/api/admin/live-check').expect(202);
    await site.withRedis((client) => client.del('live-check:running'));
    await admin.post('/api/admin/live-check').expect(202);
    const mine = (await activityFor(admin)).filter(
      (entry) => entry.session === session,
    );
    expect(mine.map(({ event }) => event)).toEqual([
      'live-check-started',
      'signed-in',
    ]);
  });

  test('lists each refused sign-in, and once per network that there were too many', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      await login(from('192.0.2.90'), 'a guess').expect(401);
    }
    for (let tries = 0; tries < 3; tries += 1) {
      await login(from('192.0.2.90'), 'a guess').expect(429);
    }
    await login(from('192.0.2.91'), 'a guess').expect(401);
    const admin = await signedIn('203.0.113.91');
    // Refusals don't wait until they're kept. In one stream, they arrive in
    // order.
    const refusals = await until('the refusals', async () => {
      const found = (await activityFor(admin)).filter(
        ({ address }) => address === '192.0.2.0',
      );
      return found.length >= 7 ? found : undefined;
    });
    const refused = { event: 'sign-in-refused', browser: 'Firefox' };
    expect(refusals).toMatchObject([
      refused,
      { event: 'sign-ins-limited', browser: 'Firefox' },
      ...Array.from({ length: 5 }, () => refused),
    ]);
    for (const refusal of refusals)
      expect(refusal).not.toHaveProperty('session');
  });

  test("skips entries that it doesn't know, and shows the others", async () => {
    const admin = await signedIn('203.0.113.80');
    const before = await activityFor(admin);
    await site.withRedis(async (client) => {
      for (const entry of [
        '{ broken',
        'null',
        '{"event":"of a newer release"}',
        '{"at":1}',
      ])
        await client.xAdd('activity:others', '*', { entry });
      await client.xAdd('activity:refusals', '*', { other: 'field' });
    });
    expect(await activityFor(admin)).toEqual(before);
  });

  test('keeps neither addresses nor secrets', async () => {
    await signedIn('203.0.113.93');
    const dump = await site.dumpRedis();
    expect(dump).toContain('203.0.113.0');
    expect(dump).not.toMatch(/203\.0\.113\.[1-9]/);
    expect(dump).not.toContain(adminPassword);
    const { ADMIN_PASSWORD_HASH } = site.app.get(Settings, { strict: false });
    expect(dump).toContain('activity:credentials');
    expect(dump).not.toContain(ADMIN_PASSWORD_HASH.slice(0, 8));
  });

  test("keeps the last 500 refusals, which don't push out the others", async () => {
    const admin = await signedIn('203.0.113.94');
    await site.withRedis(async (client) => {
      const refusal = {
        entry: JSON.stringify({
          event: 'sign-in-refused',
          address: '192.0.2.0',
        }),
      };
      await Promise.all(
        Array.from({ length: 1500 }, () =>
          client.xAdd('activity:refusals', '*', refusal),
        ),
      );
    });
    await login(from('203.0.113.95'), 'a guess').expect(401);
    const refusals = async () =>
      (await activityFor(admin)).filter(
        ({ event }) => event === 'sign-in-refused',
      ).length;
    await until(
      'the oldest refusals to be gone',
      async () => (await refusals()) === 500,
    );
    const [newest] = (await activityFor(admin)).filter(
      ({ event }) => event === 'signed-in',
    );
    expect(newest?.session).toBe(await sessionOf(admin));
  });

  test('lists that someone signed everyone out', async () => {
    const admin = await signedIn('203.0.113.97');
    await admin.post('/api/admin/logout-everywhere').expect(200);
    const [, ended] = await activityFor(await signedIn('203.0.113.98'));
    expect(ended).toMatchObject({
      event: 'signed-out-everywhere',
      address: '203.0.113.0',
    });
  });

  test('records changes of the password and of the second factor once', async () => {
    const one = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const other = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    for (const ADMIN_TOTP_SECRET of [one, one, other, '']) {
      const replica = await site.replica({ ADMIN_TOTP_SECRET });
      await replica.stop();
    }
    const newPassword = await site.replica({
      ADMIN_PASSWORD_HASH: await cheapHash(),
    });
    const admin = await signedIn('203.0.113.100', newPassword);
    const changed = ['on', 'changed', 'off'].map(
      (state) => `second-factor-${state}`,
    );
    const changes = [...changed, 'password-changed'];
    await until('the changes', async () => {
      const events = (await activityFor(admin))
        .map(({ event }) => event)
        .toReversed();
      return (
        events.filter((event) => changes.includes(event)).join() ===
        changes.join()
      );
    });
    expect(await site.dumpRedis()).not.toMatch(
      new RegExp(`${one.slice(0, 8)}|${other.slice(0, 8)}`),
    );
    await newPassword.stop();
  });
});

describe('mails about new networks', () => {
  const signIn = (address: string, on = site) =>
    login(from(address, on)).expect(200);

  const mailAbout = (network: string, on = site) =>
    on.mailbox.mail(
      ({ text = '' }) => text.includes(`Network: ${network}`),
      `a mail about ${network}`,
    );

  /** The mails that wait, over a separate connection. */
  async function withQueue<T>(
    use: (queue: Queue<Partial<Mail>>) => Promise<T>,
  ): Promise<T> {
    const client = createRedisClient(site.redis.url, 'wait');
    await client.connect();
    try {
      return await use(openQueue<Partial<Mail>>(client, noticesQueue, {}));
    } finally {
      client.destroy();
    }
  }

  test('mails the first sign-in from a network, and only that', async () => {
    await signIn('198.51.100.7');
    const mail = await mailAbout('198.51.100.0');
    expect(mail.recipients).toEqual(['operator@practice.example']);
    expect(mail.subject).toBe('[Website] Someone signed in from a new network');
    expect(mail.text).toMatch(
      /hasn't signed in before\.\n\nWhen: .*\nNetwork: .*\nBrowser: Firefox.*\n\nIf it was one of you, /,
    );
    expect(mail.text).toContain(
      "If it wasn't, someone knows the password. On the server",
    );
    expect(mail.text).toContain('make admin-password');
    expect(mail.text).not.toContain('make admin-second-factor');
    expect(mail.text).not.toContain('198.51.100.7');
    await signIn('198.51.100.8');
    await signIn('192.0.2.1');
    await mailAbout('192.0.2.0');
    const mails = await site.mailbox.mailsTo('operator@practice.example');
    expect(
      mails.filter(({ text = '' }) => text.includes('198.51.100.0')),
    ).toHaveLength(1);
  });

  test("doesn't mail a refused sign-in", async () => {
    await login(
      site.visit().set('X-Forwarded-For', '192.88.99.7'),
      'a guess',
    ).expect(401);
    await signIn('198.18.199.1');
    await mailAbout('198.18.199.0');
    const mails = await site.mailbox.mailsTo('operator@practice.example');
    expect(
      mails.filter(({ text = '' }) => text.includes('192.88.99.0')),
    ).toEqual([]);
  });

  test('mails it later when the mail server was down, and no other one waits for it', async () => {
    await site.mailbox.kill();
    await signIn('198.18.200.1');
    await withQueue(async (queue) => {
      const job = await until('the sign-in to wait', async () =>
        (await queue.getDelayed()).find(({ data }) =>
          data.text?.includes('198.18.200.0'),
        ),
      );
      expect(job).toMatchObject({ delay: 60_000, opts: { attempts: 24 * 60 } });
      await site.mailbox.run();
      await signIn('198.18.201.1');
      await mailAbout('198.18.201.0');
      expect(await job.isDelayed()).toBe(true);
      await queue.promoteJobs();
    });
    await mailAbout('198.18.200.0');
  });

  test('mails the practice without ALERT_TO, and advises to replace the second factor too', async () => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const withCode = await Site.open({ ADMIN_TOTP_SECRET: secret });
    await loginWithCode(from('198.18.202.1', withCode), codeOf(secret)).expect(
      200,
    );
    const { recipients, text } = await mailAbout('198.18.202.0', withCode);
    expect(recipients).toEqual(['desk@practice.example']);
    for (const part of [
      'knows the password and has a code',
      'make admin-second-factor',
    ])
      expect(text).toContain(part);
    await withCode.close();
  });

  test('gives up after the last attempt, and says so in the log', async () => {
    await site.mailbox.setBehavior('refuse-permanently');
    const messageId = '<198.18.204.0@site.example>';
    await withQueue((queue) =>
      queue.add('sign-in', {
        messageId,
        to: 'operator@practice.example',
        text: '198.18.204.0',
      }),
    );
    await until('the sign-in to be given up', () =>
      logged.some(
        (line) =>
          line.includes('"sign-in-never-mailed"') && line.includes(messageId),
      ),
    );
    await signIn('198.18.205.1');
    await until('the new one to fail', () =>
      logged.join('').includes(`"sign-in-not-mailed"`),
    );
    await site.mailbox.setBehavior('accept');
    await withQueue((queue) => queue.promoteJobs());
    await mailAbout('198.18.205.0');
    const mails = await site.mailbox.mailsTo('operator@practice.example');
    expect(
      mails.filter(({ text = '' }) => text.includes('198.18.204.0')),
    ).toEqual([]);
  });

  test('lets at most 500 wait, and says so in the log', async () =>
    await withQueue(async (queue) => {
      await queue.drain(true);
      const waiting = { name: 'sign-in', data: {}, opts: { delay: 60_000 } };
      await queue.addBulk(Array.from({ length: 500 }, () => waiting));
      await signIn('198.18.207.1');
      await until('the one too many to be logged', () =>
        logged.some(
          (line) =>
            line.includes('"sign-in-never-mailed"') &&
            line.includes('"maxWaiting":500'),
        ),
      );
      await until('the network to be noted', () =>
        site.withRedis(async (client) => {
          return (
            (await client.zScore('sign-in-networks', '198.18.207.0')) !== null
          );
        }),
      );
      expect(await queue.count()).toBe(500);
      await queue.drain(true);
    }));
});
