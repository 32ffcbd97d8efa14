import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { contactFields, contactReceived } from 'shared/contact-rules';
import type { QuarantinedSubmission } from '../src/contact/submission.ts';
import { overHourlyLimit } from '../src/outbox/quarantine.ts';
import type { Mail } from 'e2e/servers/mail-server.ts';
import { until } from 'e2e/servers/until.ts';
import {
  day,
  digestOf,
  digestSettled,
  forgetDigest,
  quarantined,
  quarantineOf,
  sendDigest,
  submission,
} from './support/outbox.ts';
import { goodMessage, Site } from './support/site.ts';

const [open, limited] = await Promise.all([
  Site.shared(),
  Site.shared({
    CONTACT_LIMIT: '2',
    CONTACT_LIMIT_OVERALL: '3',
    MAIL_TO: 'desk@practice.example, doctor@practice.example',
    ALERT_TO: 'operator@practice.example',
  }),
]);

describe('suspected spam and floods', () => {
  const site = open;

  beforeEach(async () => {
    await site.resetLimits();
    await site.outbox.discardQuarantined();
  });

  const send = (firstName: string, signals: object) =>
    site.send({ firstName, ...signals });

  test.each([
    ['no signal', {}],
    ['an empty honeypot', { comments: '' }],
    ['no value in the honeypot', { comments: null }],
    [
      'the field that password managers fill',
      { website: 'https://visitor.example' },
    ],
    ['a form that was open for 3 seconds', { comments: '', openFor: 3000 }],
    ['a form that was open for weeks', { openFor: 4e9 }],
    ['an unreadable time', { openFor: 'soon' }],
  ])('delivers a message with %s', async (what, signals) => {
    await send(what, signals).expect(200);
    await site.mailbox.mailFrom(`${what} Example`);
    expect(await quarantined(site)).toEqual([]);
  });

  test.each([
    ['hidden field filled in', { comments: 'https://buy.example' }],
    ['hidden field filled in', { comments: { a: 1 }, openFor: 5000 }],
    ['filled in too fast', { openFor: 2999 }],
    ['filled in too fast', { comments: '', openFor: 0 }],
  ])(
    'accepts a suspected message (%s), quarantines it and delivers it on demand',
    async (reason, signals) => {
      await send('Suspect', signals).expect(200, { message: contactReceived });
      const [entry, ...others] = await quarantined(site);
      expect(others).toEqual([]);
      expect(entry).toMatchObject({
        state: 'quarantined',
        reason,
        attempts: 0,
        lastError: '',
      });
      expect(JSON.stringify(entry)).not.toMatch(
        /Suspect|visitor|insurance|buy/i,
      );

      const id = entry?.id ?? '';
      const isIt = ({ messageId }: Mail) =>
        messageId === `<${id}@site.example>`;
      expect(await site.outbox.retry()).toBe(0);
      expect(await site.outbox.retry(id)).toBe(1);
      const mail = await site.mailbox.mail(isIt);
      expect(mail.text).toContain(
        `This message was held back at first. Reason: ${reason}.`,
      );
      expect(await quarantined(site)).toEqual([]);
      expect(await site.outbox.retry(id)).toBe(0);
    },
  );

  test('quarantines a suspected message from while Redis was unavailable', async () => {
    await site.redis.kill();
    await send('Spooled', { comments: 'x' }).expect(200, {
      message: contactReceived,
    });
    await send('Patient', {}).expect(200);
    await site.redis.run();
    await site.mailbox.mailFrom('Patient Example');
    const entry = await until(
      'a quarantined message',
      async () => (await quarantined(site))[0],
    );
    expect(entry.reason).toBe('hidden field filled in');
    expect(await site.mailbox.mailsFrom('Spooled Example')).toEqual([]);
  });

  /** Posts without supertest's overhead. @returns the status. */
  async function post(address: string, body: string): Promise<number> {
    const { status, body: answer } = await fetch(
      `${await site.app.getUrl()}/api/contact`,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': address,
        },
        body,
      },
    );
    await answer?.cancel();
    return status;
  }

  /** Sends posts from many addresses and counts the responses by status. */
  async function flood(
    addresses: number,
    posts: number,
    body: object,
  ): Promise<Map<number, number>> {
    const statuses = new Map<number, number>();
    const text = JSON.stringify(body);
    const sendFrom = async (address: string) => {
      for (let count = 0; count < posts; count += 1) {
        const status = await post(address, text);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    let next = 0;
    const worker = async () => {
      while (next < addresses) {
        next += 1;
        await sendFrom(
          next % 2 ? `203.0.113.${next}` : `2001:db8:0:${next}::1`,
        );
      }
    };
    await Promise.all(Array.from({ length: 20 }, worker));
    return statuses;
  }

  async function expectServed(name: string): Promise<void> {
    await site
      .send({ firstName: name })
      .expect(200, { message: contactReceived });
    await site.mailbox.mailFrom(`${name} Example`);
  }

  test('keeps every suspected message that it has accepted during a flood, whole', async () => {
    // A sixteenth of the space, for a flood that fills it.
    const { capacity } = quarantineOf(site);
    quarantineOf(site).capacity = {
      ...capacity,
      suspected: capacity.suspected / 16,
    };
    const spam = '漢'.repeat(contactFields.message.limit);
    const honest = `${'My glasses broke. '.repeat(20)}Please call.`;
    const sendHonest = (number: number) =>
      send(`Honest-${number}`, { message: honest, comments: 'x' });
    const [statuses, ...answers] = await Promise.all([
      flood(10, 20, { ...goodMessage, message: spam, comments: 'x' }),
      ...Array.from({ length: 30 }, (_, number) => sendHonest(number)),
    ]);
    await sendDigest(site, Date.now() + day);
    const accepted = answers.filter(({ status }) => status === 200).length;
    expect(statuses.get(503)).toBeGreaterThan(0);
    const ids = (await quarantined(site)).map(({ id }) => id);
    const kept = await quarantineOf(site).read<QuarantinedSubmission>(ids);
    const texts = kept.map(({ message }) => message.message);
    expect(texts.filter((text) => text === honest)).toHaveLength(accepted);
    expect(texts.filter((text) => text === spam)).toHaveLength(
      statuses.get(200) ?? 0,
    );
    await expectServed('After-the-bots');
    quarantineOf(site).capacity = capacity;
  });

  test('accepts a message after 1,300 posts from 65 other addresses', async () => {
    // These are more messages than a digest reads at once.
    expect(await flood(65, 20, goodMessage)).toEqual(new Map([[200, 1300]]));
    await site.send({ firstName: 'After-the-flood' }).expect(200);

    await sendDigest(site);
    const mail = await site.mailbox.mail(
      ({ text }) => text?.includes('After-the-flood') ?? false,
    );
    expect(mail.subject).toMatch(
      /^\[Website\] \d+ messages? above the hourly limit/,
    );
    expect(await quarantineOf(site).counts()).toMatchObject({
      unlisted: 0,
      digestFailures: 0,
    });
  });
});

describe('messages above the hourly limit', () => {
  const site = limited;

  /** The hourly limit is used up, and a digest can be sent at once. */
  beforeEach(async () => {
    await site.mailbox.setBehavior('accept');
    await site.outbox.discardQuarantined();
    await site.resetLimits();
    for (let count = 0; count < 3; count += 1) await send('Before').expect(200);
    await forgetDigest(site);
  });

  const send = (firstName: string, change: object = {}) =>
    site.send({ firstName, ...change });

  const containing = (text: string) => (mail: Mail) =>
    mail.text?.includes(text) ?? false;
  const digestWith = (text: string) => site.mailbox.mail(containing(text));
  const digestsTo = async (name: string, text: string) =>
    (await site.mailbox.mailsTo(`${name}@practice.example`)).filter(
      containing(text),
    );

  /** Sends a digest, so that the next one isn't due for ten minutes. */
  async function sendFirstDigest(): Promise<void> {
    await send('First').expect(200);
    await until(
      'it to be mailed',
      async () => (await quarantined(site)).length === 0,
    );
    await digestSettled(site);
  }

  test("doesn't count invalid, rejected and suspected messages against the hourly limit", async () => {
    await site.resetLimits();
    for (let count = 0; count < 4; count += 1) {
      await send('Invalid', { email: '' }).expect(400);
      await send('Suspect', { comments: 'x' }).expect(200);
    }
    const one = site.visit();
    await one.post('/api/contact').send(goodMessage).expect(200);
    await one.post('/api/contact').send(goodMessage).expect(200);
    for (let count = 0; count < 4; count += 1) {
      await one.post('/api/contact').send(goodMessage).expect(429);
    }
    await send('Third').expect(200);
    await site.mailbox.mailFrom('Third Example');
  });

  test('mails the first message above the limit immediately as a digest', async () => {
    for (let count = 0; count < 4; count += 1)
      await send('Suspect', { comments: 'x' }).expect(200);
    await send('Overflow').expect(200, { message: contactReceived });
    const mail = await digestWith('Overflow Example');
    expect(mail.subject).toBe(
      '[Website] 1 message above the hourly limit, and 4 suspected spam',
    );
    await site.mailbox.mail(
      ({ text, recipients }) =>
        (text?.includes('Overflow Example') ?? false) &&
        recipients.includes('doctor@practice.example'),
    );
    for (const fact of [
      'Overflow Example',
      goodMessage.email,
      goodMessage.phone,
    ]) {
      expect(mail.text).toContain(fact);
      expect(mail.html).toContain(fact);
    }
    expect(mail.text).toContain('Do you take my insurance?\nThank you.');
    expect(mail.replyTo).toEqual([]);
  });

  test('sends the next digest after ten minutes with all new messages', async () => {
    await sendFirstDigest();
    for (const name of ['Second', 'Third']) await send(name).expect(200);
    await site
      .sendForm({ firstName: 'Fourth' })
      .expect(303)
      .expect('Location', '/contact/sent/');
    await sendDigest(site, Date.now() + 9 * 60_000);
    expect(await quarantined(site)).toHaveLength(3);
    await sendDigest(site, Date.now() + 10 * 60_000);
    const mail = await digestWith('Second Example');
    expect(mail.subject).toBe('[Website] 3 messages above the hourly limit');
    expect(mail.text).toContain('Fourth Example');
  });

  test('sends the next digest in time after a clock that was two days ahead has been put right', async () => {
    const now = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now');
    clock.mockImplementation(() => now() + 2 * day);
    await sendFirstDigest();
    const ahead = { ...submission('ahead'), reason: overHourlyLimit };
    await quarantineOf(site).add(ahead, Date.now());
    clock.mockRestore();
    await digestOf(site).sendDue();
    await until(
      'it to be mailed',
      async () => (await quarantined(site)).length === 0,
    );
  });

  test('removes delivered messages but recognizes duplicates', async () => {
    await send('Suspect', { comments: 'x' }).expect(200);
    const repeat = () =>
      send('Repeated').set('Idempotency-Key', 'one-and-the-same').expect(200);
    await Promise.all([repeat(), repeat()]);
    await sendDigest(site);
    await digestWith('Repeated Example');
    await repeat();
    const left = await quarantined(site);
    expect(left.map(({ reason }) => reason)).toEqual([
      'hidden field filled in',
    ]);
    expect(await site.dumpRedis()).not.toContain('Repeated');
  });

  test('reports a rejected digest and resends it with the same Message-ID', async () => {
    await sendFirstDigest();
    await site.mailbox.setBehavior('refuse-temporarily');
    await send('Late').expect(200);
    await sendDigest(site);
    expect(await site.outbox.counts()).toMatchObject({
      unlisted: 1,
      digestFailures: 1,
    });
    const retry = await digestOf(site).queue.getJob('next');
    expect(retry).toMatchObject({ attemptsMade: 1, delay: 60_000 });
    const details = await site.visit().get('/api/health/details').expect(200);
    expect(details.text).toContain(
      "The digest of quarantined messages couldn't be sent.",
    );
    // A new message must not change the failed digest.
    await send('Later').expect(200);
    await site.mailbox.setBehavior('accept');
    await sendDigest(site);
    const late = await digestWith('Late Example');
    const later = await digestWith('Later Example');
    expect(late.subject).toBe('[Website] 1 message above the hourly limit');
    expect(late.messageId).not.toBe(later.messageId);
    expect(await site.outbox.counts()).toMatchObject({
      unlisted: 0,
      digestFailures: 0,
    });
  });

  test.each([
    ['desk', 'doctor'],
    ['doctor', 'desk'],
  ])(
    'when the server rejects a digest for %s, %s gets it once',
    async (refusing, accepting) => {
      const text = `Half-${refusing} Example`;
      await site.mailbox.setBehavior(
        'refuse-temporarily',
        `${refusing}@practice.example`,
      );
      await send(`Half-${refusing}`).expect(200);
      await digestWith(text);
      await digestSettled(site);
      expect(await digestsTo(accepting, text)).toHaveLength(1);
      expect(await site.outbox.counts()).toMatchObject({ unlisted: 1 });
      await site.mailbox.setBehavior('accept', `${refusing}@practice.example`);
      await sendDigest(site);
      expect(await site.outbox.counts()).toMatchObject({
        unlisted: 0,
        digestFailures: 0,
      });
      expect(await digestsTo(accepting, text)).toHaveLength(1);
      expect(await digestsTo(refusing, text)).toHaveLength(1);
    },
  );

  test('resends the digest with the same Message-ID after a crash', async () => {
    const record = jest.spyOn(quarantineOf(site), 'addDigestRecipient');
    record.mockRejectedValueOnce(new Error('The process ends here.'));
    await send('Crash').expect(200);
    await digestWith('Crash Example');
    await sendDigest(site);
    record.mockRestore();
    const [first, second, ...more] = await digestsTo('desk', 'Crash Example');
    expect(second?.messageId).toBe(first?.messageId);
    expect(more).toEqual([]);
    expect(await site.outbox.counts()).toMatchObject({
      unlisted: 0,
      digestFailures: 0,
    });
  });

  test('splits a digest of more than a megabyte, and each message is in one part', async () => {
    await sendFirstDigest();
    const names = Array.from({ length: 250 }, (_, number) => `Long-${number}`);
    const message = 'x'.repeat(contactFields.message.limit);
    for (const firstName of names) {
      const overflow = submission(firstName, { firstName, message });
      await quarantineOf(site).add(
        { ...overflow, reason: overHourlyLimit },
        Date.now(),
      );
    }
    await sendDigest(site);
    const parts = await digestsTo('desk', 'Long-');
    expect(parts).toHaveLength(2);
    for (const name of names)
      expect(parts.filter(containing(`${name} Example`))).toHaveLength(1);
    for (const { text = '' } of parts)
      expect(text.length).toBeLessThan(1.2 * 1024 * 1024);
  });

  test('a backend that was stopped between two mailboxes takes nothing from the digest of the one that took over', async () => {
    const replica = await site.replica();
    const texts = { first: 'Before-the-stop Example', second: 'After Example' };
    const sendDoctor = (behavior: 'accept' | 'refuse-temporarily') =>
      site.mailbox.setBehavior(behavior, 'doctor@practice.example');

    // Whichever backend sends the first digest stops after its first mailbox.
    const stopped = Promise.withResolvers<true>();
    const resumed = Promise.withResolvers<true>();
    let isFirst = true;
    const spies = [site, replica].map(quarantineOf).map((quarantine) => {
      const add = quarantine.addDigestRecipient.bind(quarantine);
      const record = jest.spyOn(quarantine, 'addDigestRecipient');
      record.mockImplementation(async (...args) => {
        await add(...args);
        if (!isFirst) return;
        isFirst = false;
        stopped.resolve(true);
        await resumed.promise;
      });
      return { record, finish: jest.spyOn(quarantine, 'finishDigest') };
    });
    const finished = () =>
      spies
        .flatMap(({ finish }) => finish.mock.results)
        .map(({ value }) => value);
    await send('Before-the-stop').expect(200);
    await stopped.promise;
    // Its lock expires, and the other one takes over.
    await site.withRedis((redis) => redis.del('bull:digest:next:lock'));
    await digestOf(site).queue.remove('next');
    await digestOf(site).sendDue();
    await digestSettled(site);
    expect(await digestsTo('doctor', texts.first)).toHaveLength(1);

    await sendDoctor('refuse-temporarily');
    await send('After').expect(200);
    await sendDigest(site);
    await sendDoctor('accept');
    // If its digest ended now, it would go out again with this one.
    await send('Third').expect(200);
    resumed.resolve(true);
    await until('its last step', () => finished().length > 1);
    await Promise.allSettled(finished());
    await sendDigest(site);
    for (const name of ['desk', 'doctor'])
      expect(await digestsTo(name, texts.second)).toHaveLength(1);
    expect(await site.outbox.counts()).toMatchObject({ unlisted: 0 });
    for (const { record, finish } of spies) {
      record.mockRestore();
      finish.mockRestore();
    }
    await replica.stop();
  });

  test('sends one digest from two replicas', async () => {
    const replica = await site.replica();
    await sendFirstDigest();
    await send('Shared').expect(200);
    const later = Date.now() + 10 * 60_000;
    await Promise.all([
      digestOf(site).sendDue(later),
      digestOf(replica).sendDue(later),
    ]);
    await digestWith('Shared Example');
    await digestSettled(site);
    expect(await digestsTo('desk', 'Shared Example')).toHaveLength(1);
    await replica.stop();
  });
});
