import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contactReceived, urgentSubject } from 'shared/contact-rules';
import { practice } from '../src/config/practice.ts';
import { withRedis } from './support/admin.ts';
import { Site } from './support/site.ts';
import { until } from './support/until.ts';
import { goodMessage as message } from './support/visitor.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site.close());

const send = (body: object) => site.visit().post('/api/contact').send(body);
const sendAs = (firstName: string) => send({ ...message, firstName });

test('mails every field, with the visitor as Reply-To', async () => {
  const answer = await send(message).expect(200, { message: contactReceived });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers).not.toHaveProperty('etag');

  const mail = await site.mailbox.mailFrom('Ann Example');
  expect(mail).toMatchObject({
    from: { address: 'website@practice.example' },
    to: [{ address: 'desk@practice.example' }],
    replyTo: [{ name: 'Ann Example', address: 'ann@visitor.example' }],
    subject: '[Website] Insurance Questions: Ann Example',
  });
  for (const part of [mail.text, mail.html]) {
    for (const fact of ['Ann Example', message.email, message.phone, message.subject]) {
      expect(part).toContain(fact);
    }
    expect(part).toContain('Do you take my insurance?\nThank you.');
  }
});

test('answers an urgent message with a warning not to wait for a reply', async () => {
  const answer = await send({ ...message, subject: urgentSubject }).expect(200);
  const { message: confirmation } = answer.body as { message: string };
  expect(confirmation).not.toContain('business day');
  expect(confirmation).toContain('don’t wait for our reply');
  expect(confirmation).toContain('911');
  expect(confirmation).toContain(practice.phone.display);
  expect(confirmation).not.toMatch(/[{}]/);
});

test('delivers a message with a repeated idempotency key once', async () => {
  const repeat = () => sendAs('Once').set('Idempotency-Key', 'one-and-the-same').expect(200);
  await Promise.all([repeat(), repeat()]);
  await site.mailbox.mailFrom('Once Example');
  await repeat();

  await sendAs('Last').expect(200);
  await site.mailbox.mailFrom('Last Example');
  expect(await site.mailbox.mailsFrom('Once Example')).toHaveLength(1);
});

test('delivers a different text with the same idempotency key', async () => {
  await sendAs('First').set('Idempotency-Key', 'a-reused-key').expect(200);
  await sendAs('Second').set('Idempotency-Key', 'a-reused-key').expect(200);
  await site.mailbox.mailFrom('First Example');
  await site.mailbox.mailFrom('Second Example');
});

test('removes a delivered message from Redis', async () => {
  await sendAs('Canary').expect(200);
  await site.mailbox.mailFrom('Canary Example');
  // The mail arrives before the job is finished.
  await until('Redis to forget it', async () => !(await site.dumpRedis()).includes('Canary'));
});

test('redirects a form post to a result page', async () => {
  const form = { ...message, consent: 'on' };
  const post = (body: object) => site.visit().post('/api/contact').type('form').send(body);
  await post(form).expect(303).expect('Location', '/contact/sent/');
  await post({ ...form, email: '' })
    .expect(303)
    .expect('Location', '/contact/not-sent/');
  await post({ ...form, message: 'x'.repeat(60_000) })
    .expect(303)
    .expect('Location', '/contact/not-sent/');
});

test.each([
  ['a body of 60 KB', 413, 'application/json', JSON.stringify({ message: 'x'.repeat(60_000) })],
  ['broken JSON', 400, 'application/json', '{"firstName":'],
  ['plain text', 415, 'text/plain', 'hello'],
  ['an unknown charset', 415, 'application/json; charset=koi8-r', '{}'],
])('answers %s with %i and an error message', async (_what, status, type, body) => {
  const answer = await site.visit().post('/api/contact').set('Content-Type', type).send(body);
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
});

test('returns 429 with Retry-After for too many messages from one address', async () => {
  const visitor = site.visit();
  const statuses = [];
  for (let tries = 0; tries < 21; tries += 1) {
    const { status } = await visitor.post('/api/contact').send(message);
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  const refused = await visitor.post('/api/contact').send(message).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('leaves no connection to Redis behind when it stops', async () => {
  const connections = () =>
    withRedis(site, async (redis) => {
      const clients = await redis.sendCommand(['CLIENT', 'LIST']);
      return (clients as unknown as string).trim().split('\n').length;
    });
  const before = await connections();
  const replica = await site.replica();
  expect(await connections()).toBeGreaterThan(before);
  await replica.app.close();
  await until('its connections to end', async () => (await connections()) === before);
});
