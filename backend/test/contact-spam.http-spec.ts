import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { contactReceived } from 'shared/contact-rules';
import { practice } from 'shared/practice';
import type { Mail } from 'e2e/servers/mail-server.ts';
import { quarantined, quarantineOf, sendDigest } from './support/outbox.ts';
import { goodMessage, Site } from './support/site.ts';

let site: Site;
/** Takes three messages an hour from one address. */
let strict: Site;

beforeAll(async () => {
  site = await Site.open();
  strict = await site.replica({ CONTACT_LIMIT: '3' });
});

beforeEach(async () => {
  await site.resetLimits();
  await site.outbox.discardQuarantined();
});

afterAll(() => site.close());

const send = (firstName: string, signals: object) =>
  site
    .visit()
    .post('/api/contact')
    .send({ ...goodMessage, firstName, ...signals });

test.each([
  ['no signal', {}],
  ['an empty honeypot', { comments: '' }],
  ['a blank in the honeypot', { comments: ' \n' }],
  ['no value in the honeypot', { comments: null }],
  ['the field that password managers fill', { website: 'https://visitor.example' }],
  ['a form that was open for 3 seconds', { comments: '', openFor: 3000 }],
  ['a form that was open for weeks', { openFor: 4e9 }],
  ['an unreadable time', { openFor: 'soon' }],
  ['a time as text', { openFor: '7' }],
  ['an impossible time', { openFor: -7 }],
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
    expect(entry).toMatchObject({ state: 'quarantined', reason, attempts: 0, lastError: '' });
    expect(JSON.stringify(entry)).not.toMatch(/Suspect|visitor|insurance|buy/i);

    const id = entry?.id ?? '';
    const isIt = ({ messageId }: Mail) => messageId === `<${id}@site.example>`;
    expect(await site.outbox.retry()).toBe(0);
    expect(await site.outbox.retry(id)).toBe(1);
    const mail = await site.mailbox.mail(isIt);
    expect(mail.text).toContain(`This message was held back at first. Reason: ${reason}.`);
    expect(await quarantined(site)).toEqual([]);
    expect(await site.outbox.retry(id)).toBe(0);
  },
);

test('checks the honeypot of a form post', async () => {
  await site
    .visit()
    .post('/api/contact')
    .type('form')
    .send({ ...goodMessage, consent: 'on', comments: 'x' })
    .expect(303)
    .expect('Location', '/contact/sent/');
  const [entry] = await quarantined(site);
  expect(entry?.reason).toBe('hidden field filled in');
});

test('limits an IPv6 network like an IPv4 address', async () => {
  const from = (address: string) =>
    strict.visit().set('X-Forwarded-For', address).post('/api/contact').send(goodMessage);
  for (const host of [':1', ':2', 'a:b:c:d']) await from(`2001:db8:1:1:${host}`).expect(200);
  const refused = await from('2001:db8:1:1::9').expect(429);
  expect(refused.body).toEqual({
    error: expect.stringContaining(`call us at ${practice.phone.display}`),
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await from('2001:db8:1:2::9').expect(200);
});

test('enforces the limit while Redis is unavailable', async () => {
  await site.redis.kill();
  const visitor = strict.visit();
  const statuses = [];
  for (let tries = 0; tries < 4; tries += 1) {
    statuses.push((await visitor.post('/api/contact').send(goodMessage)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  await site.redis.run();
  await Promise.all([site.becomes('ready'), strict.becomes('ready')]);
});

test('returns 503 with the phone number for a suspected message while Redis is unavailable', async () => {
  await site.redis.kill();
  const answer = await send('Nowhere', { comments: 'x' }).expect(503);
  expect(answer.body).toEqual({
    error: expect.stringContaining(`call us at ${practice.phone.display}`),
  });
  await send('Direct', {}).expect(200);
  await site.mailbox.mailFrom('Direct Example');
  expect(await site.mailbox.mailsFrom('Nowhere Example')).toEqual([]);
  await site.redis.run();
  await site.becomes('ready');
});

/** Posts without supertest's overhead. @returns the status. */
async function post(address: string, body: string): Promise<number> {
  const { status, body: answer } = await fetch(`${await site.app.getUrl()}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body,
  });
  await answer?.cancel();
  return status;
}

/** Sends posts from many addresses and counts the responses by status. */
async function flood(addresses: number, posts: number, body: object): Promise<Map<number, number>> {
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
      await sendFrom(`203.0.113.${next}`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return statuses;
}

async function expectServed(name: string): Promise<void> {
  const message = { ...goodMessage, firstName: name };
  await site.visit().post('/api/contact').send(message).expect(200, { message: contactReceived });
  await site.mailbox.mailFrom(`${name} Example`);
}

test('accepts messages during a flood of 300 honeypot messages', async () => {
  expect(await flood(15, 20, { ...goodMessage, comments: 'x' })).toEqual(new Map([[200, 300]]));
  await expectServed('After-the-bots');
});

test('accepts messages during a flood of invalid and rejected ones', async () => {
  expect(await flood(20, 20, { ...goodMessage, email: '' })).toEqual(new Map([[400, 400]]));
  const statuses = await flood(10, 60, goodMessage);
  expect(statuses).toEqual(
    new Map([
      [200, 200],
      [429, 400],
    ]),
  );
  await expectServed('After-the-refused');
});

test('accepts a message after 1,300 posts from 65 other addresses', async () => {
  // More than a digest reads at once.
  expect(await flood(65, 20, goodMessage)).toEqual(new Map([[200, 1300]]));
  const last = { ...goodMessage, firstName: 'After-the-flood' };
  await site.visit().post('/api/contact').send(last).expect(200);

  await sendDigest(site);
  const mail = await site.mailbox.mail(({ text }) => text?.includes('After-the-flood') ?? false);
  expect(mail.subject).toMatch(/^\[Website\] \d+ messages above the hourly limit/);
  expect(await quarantineOf(site).counts()).toMatchObject({ unlisted: 0, digestFailures: 0 });
});
