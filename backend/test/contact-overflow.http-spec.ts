import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { contactLimits, contactReceived } from 'shared/contact-rules';
import { overHourlyLimit } from '../src/contact/submission.ts';
import { withRedis } from './support/admin.ts';
import type { Mail } from 'e2e/servers/mail-server.ts';
import {
  digestOf,
  releaseDigestLock,
  quarantined,
  quarantineOf,
  sendDigest,
} from './support/outbox.ts';
import { Site, goodMessage } from './support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open({
    CONTACT_LIMIT: '2',
    CONTACT_LIMIT_OVERALL: '3',
    MAIL_TO: 'desk@practice.example, doctor@practice.example',
    ALERT_TO: 'operator@practice.example',
  });
});

/** The hourly limit is used up, and a digest can be sent at once. */
beforeEach(async () => {
  await site.mailbox.setBehavior('accept');
  await site.outbox.discardQuarantined();
  await site.resetLimits();
  for (let count = 0; count < 3; count += 1) await send('Before').expect(200);
  await releaseDigestLock(site);
});

afterAll(() => site.close());

const send = (firstName: string, change: object = {}) =>
  site
    .visit()
    .post('/api/contact')
    .send({ ...goodMessage, firstName, ...change });

const containing = (text: string) => (mail: Mail) => mail.text?.includes(text) ?? false;
const digestWith = (text: string) => site.mailbox.mail(containing(text));
const digestsTo = async (name: string, text: string) =>
  (await site.mailbox.mailsTo(`${name}@practice.example`)).filter(containing(text));

/** Sends a digest, so that the next one isn't due for ten minutes. */
async function sendFirstDigest(): Promise<void> {
  await send('First').expect(200);
  await digestOf(site).sendDue();
}

/** Seconds until any replica may send the next digest. */
const untilNextDigest = () => withRedis(site, (client) => client.ttl('quarantine:digest-turn'));

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
  for (let count = 0; count < 4; count += 1) await send('Suspect', { comments: 'x' }).expect(200);
  await send('Overflow').expect(200, { message: contactReceived });
  const mail = await digestWith('Overflow Example');
  expect(mail.subject).toBe('[Website] 1 message above the hourly limit, and 4 suspected spam');
  await site.mailbox.mail(
    ({ text, recipients }) =>
      (text?.includes('Overflow Example') ?? false) &&
      recipients.includes('doctor@practice.example'),
  );
  for (const fact of ['Overflow Example', goodMessage.email, goodMessage.phone]) {
    expect(mail.text).toContain(fact);
    expect(mail.html).toContain(fact);
  }
  expect(mail.text).toContain('Do you take my insurance?\nThank you.');
  expect(mail.replyTo).toEqual([]);
});

test('accepts a form posted without JavaScript above the limit', async () => {
  await site
    .visit()
    .post('/api/contact')
    .type('form')
    .send({ ...goodMessage, firstName: 'Scriptless', consent: 'on' })
    .expect(303)
    .expect('Location', '/contact/sent/');
  await digestWith('Scriptless Example');
});

test('sends the next digest after ten minutes with all new messages', async () => {
  await sendFirstDigest();
  for (const name of ['Second', 'Third', 'Fourth']) await send(name).expect(200);
  await digestOf(site).sendDue();
  expect(await quarantined(site)).toHaveLength(3);
  await sendDigest(site);
  const mail = await digestWith('Second Example');
  expect(mail.subject).toBe('[Website] 3 messages above the hourly limit');
  expect(mail.text).toContain('Fourth Example');
});

test('removes delivered messages but recognizes duplicates', async () => {
  await send('Suspect', { comments: 'x' }).expect(200);
  const repeat = () => send('Repeated').set('Idempotency-Key', 'one-and-the-same').expect(200);
  await Promise.all([repeat(), repeat()]);
  await sendDigest(site);
  await digestWith('Repeated Example');
  await repeat();
  const left = await quarantined(site);
  expect(left.map(({ reason }) => reason)).toEqual(['hidden field filled in']);
  expect(await site.dumpRedis()).not.toContain('Repeated');
});

test('marks the digest urgent if one of its messages is', async () => {
  await send('Hurt', { subject: 'Urgent/Emergency' }).expect(200);
  await sendDigest(site);
  const mail = await digestWith('Hurt Example');
  expect(mail.subject).toBe('URGENT [Website] 1 message above the hourly limit, 1 marked urgent');
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'x-priority', value: '1 (Highest)' }),
  );
});

test('reports a rejected digest and resends it with the same Message-ID', async () => {
  await sendFirstDigest();
  await site.mailbox.setBehavior('refuse-temporarily');
  await send('Late').expect(200);
  await sendDigest(site);
  expect(await site.outbox.counts()).toMatchObject({ unlisted: 1, digestFailures: 1 });
  // It's tried again after a minute, but a digest that was sent is followed by ten without one.
  const wait = await untilNextDigest();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  const details = await site.visit().get('/api/health/details').expect(200);
  expect(details.text).toContain("The digest of quarantined messages couldn't be sent.");
  // A new message must not change the failed digest.
  await send('Later').expect(200);
  await site.mailbox.setBehavior('accept');
  await sendDigest(site);
  const [late, later] = [await digestWith('Late Example'), await digestWith('Later Example')];
  expect(late.subject).toBe('[Website] 1 message above the hourly limit');
  expect(late.messageId).not.toBe(later.messageId);
  expect(await untilNextDigest()).toBeGreaterThan(9 * 60);
  expect(await site.outbox.counts()).toMatchObject({ unlisted: 0, digestFailures: 0 });
});

test.each([
  ['desk', 'doctor'],
  ['doctor', 'desk'],
])('when the server rejects a digest for %s, %s gets it once', async (refusing, accepting) => {
  const text = `Half-${refusing} Example`;
  await site.mailbox.setBehavior('refuse-temporarily', `${refusing}@practice.example`);
  await send(`Half-${refusing}`).expect(200);
  await digestWith(text);
  await releaseDigestLock(site);
  expect(await digestsTo(accepting, text)).toHaveLength(1);
  expect(await site.outbox.counts()).toMatchObject({ unlisted: 1 });
  await site.mailbox.setBehavior('accept', `${refusing}@practice.example`);
  await sendDigest(site);
  expect(await site.outbox.counts()).toMatchObject({ unlisted: 0, digestFailures: 0 });
  expect(await digestsTo(accepting, text)).toHaveLength(1);
  expect(await digestsTo(refusing, text)).toHaveLength(1);
});

test('resends the digest with the same Message-ID after a crash', async () => {
  const record = jest.spyOn(quarantineOf(site), 'addDigestRecipient');
  record.mockRejectedValueOnce(new Error('The process ends here.'));
  await send('Crash').expect(200);
  await digestWith('Crash Example');
  await sendDigest(site);
  const [first, second, ...more] = await digestsTo('desk', 'Crash Example');
  expect(second?.messageId).toBe(first?.messageId);
  expect(more).toEqual([]);
  expect(await site.outbox.counts()).toMatchObject({ unlisted: 0, digestFailures: 0 });
});

test('splits a digest of more than a megabyte, and each message is in one part', async () => {
  await sendFirstDigest();
  const names = Array.from({ length: 250 }, (_, number) => `Long-${number}`);
  const message = 'x'.repeat(contactLimits.message);
  for (const firstName of names) {
    const item = { id: firstName, receivedAt: new Date().toISOString(), consentVersion: '2025-01' };
    const overflow = { ...item, message: { ...goodMessage, firstName, message } };
    await quarantineOf(site).add({ ...overflow, reason: overHourlyLimit }, Date.now());
  }
  await sendDigest(site);
  const parts = await digestsTo('desk', 'Long-');
  expect(parts).toHaveLength(2);
  for (const name of names) expect(parts.filter(containing(`${name} Example`))).toHaveLength(1);
  for (const { text = '' } of parts) expect(text.length).toBeLessThan(1.2 * 1024 * 1024);
});

test('sends one digest from two replicas', async () => {
  const replica = await site.replica();
  await sendFirstDigest();
  await send('Shared').expect(200);
  await releaseDigestLock(site);
  await Promise.all([digestOf(site).sendDue(), digestOf(replica).sendDue()]);
  await digestWith('Shared Example');
  await Promise.all([digestOf(site).sendDue(), digestOf(replica).sendDue()]);
  expect(await digestsTo('desk', 'Shared Example')).toHaveLength(1);
  await replica.stop();
});
