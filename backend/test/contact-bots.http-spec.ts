import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contactReceived } from 'shared/contact-rules';
import { practice } from '../src/config/practice.ts';
import type { ReceivedMail } from './support/mailbox.ts';
import { quarantined } from './support/quarantine.ts';
import { Site } from './support/site.ts';
import { goodMessage } from './support/visitor.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open({ CONTACT_LIMIT: '3' });
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
    const isIt = ({ messageId }: ReceivedMail) => messageId === `<${id}@site.example>`;
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
    site.visit().set('X-Forwarded-For', address).post('/api/contact').send(goodMessage);
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
  const visitor = site.visit();
  const statuses = [];
  for (let tries = 0; tries < 4; tries += 1) {
    statuses.push((await visitor.post('/api/contact').send(goodMessage)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  await site.redis.run();
  await site.becomes('ready');
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
