import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contactReceived } from '../../frontend/src/content/contact-rules.ts';
import { FormOpening } from '../src/contact/form-opening.ts';
import type { ReceivedMail } from './support/mailbox.ts';
import { Site } from './support/site.ts';
import { goodMessage } from './support/visitor.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open({ CONTACT_LIMIT: '3', CONTACT_LIMIT_OVERALL: '40' });
});

afterAll(() => site.close());

const send = (firstName: string, signals: object) =>
  site
    .visit()
    .post('/api/contact')
    .send({ ...goodMessage, firstName, ...signals });

const openedAgo = (milliseconds: number) =>
  site.app.get(FormOpening, { strict: false }).sign(Date.now() - milliseconds);

const setAside = async () =>
  (await site.outbox.list()).filter(({ state }) => state === 'set-aside');

test('the page is given the moment at which the form was begun', async () => {
  const answer = await site.visit().get('/api/contact/opened').expect(200);
  expect(answer.body).toEqual({ opened: expect.stringMatching(/^\d{13}\.[\w-]{43}$/) });
});

test('another site is given none', async () => {
  await site.visit().get('/api/contact/opened').set('Sec-Fetch-Site', 'cross-site').expect(403);
});

test.each([
  ['no signal at all', () => ({})],
  ['an empty hidden field', () => ({ website: '' })],
  ['a form that was open for a while', () => ({ website: '', opened: openedAgo(5000) })],
  ['an empty token', () => ({ opened: '' })],
])('a message with %s is delivered', async (what, signals) => {
  await send(what, signals()).expect(200);
  await site.mailbox.mailFrom(`${what} Example`);
});

test.each([
  ['hidden field filled in', () => ({ website: 'https://buy.example' })],
  ['hidden field filled in', () => ({ website: { a: 1 }, opened: openedAgo(5000) })],
  ['filled in too fast', () => ({ opened: openedAgo(100) })],
  ['opened too long ago', () => ({ opened: openedAgo(8 * 24 * 60 * 60_000) })],
  ['forged opening time', () => ({ opened: '1.x' })],
  ['forged opening time', () => ({ opened: ['a'] })],
])(
  'a message that is suspected (%s) is answered alike, set aside and delivered on demand',
  async (suspicion, signals) => {
    const before = await setAside();
    await send('Suspect', signals()).expect(200, { message: contactReceived });
    const known = before.map(({ id }) => id);
    const [entry] = (await setAside()).filter(({ id }) => !known.includes(id));
    expect(entry).toMatchObject({ state: 'set-aside', suspicion, attempts: 0, lastError: '' });
    expect(JSON.stringify(entry)).not.toMatch(/Suspect|visitor|insurance|buy/i);

    const id = entry?.id ?? '';
    const isIt = ({ messageId }: ReceivedMail) => messageId === `<${id}@site.example>`;
    expect(await site.outbox.retry()).toBe(0);
    expect(await site.outbox.retry(id)).toBe(1);
    const mail = await site.mailbox.mail(isIt);
    expect(mail.text).toContain(`This message looked like a program's: ${suspicion}.`);
    expect((await setAside()).map((left) => left.id)).toEqual(known);
    expect(await site.outbox.retry(id)).toBe(0);
  },
);

test('the hidden field of a plain form post counts as well', async () => {
  await site
    .visit()
    .post('/api/contact')
    .type('form')
    .send({ ...goodMessage, consent: 'on', website: 'x' })
    .expect(303)
    .expect('Location', '/contact/sent/');
  const [entry] = await setAside();
  expect(entry?.suspicion).toBe('hidden field filled in');
});

test('one network of IPv6 has one limit, as one address of IPv4 has', async () => {
  const from = (address: string) =>
    site.visit().set('X-Forwarded-For', address).post('/api/contact').send(goodMessage);
  for (const host of [':1', ':2', 'a:b:c:d']) await from(`2001:db8:1:1:${host}`).expect(200);
  await from('2001:db8:1:1::9').expect(429);
  await from('2001:db8:1:2::9').expect(200);
});

test('all addresses together have a limit too, and the refusal gives the phone number', async () => {
  const statuses: number[] = [];
  while (!statuses.includes(429)) statuses.push((await send('Crowd', {})).status);
  expect(statuses.length).toBeLessThanOrEqual(41);
  const refused = await send('Crowd', {}).expect(429);
  expect(refused.body).toEqual({ error: expect.stringMatching(/call us at .*555/) });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('the limits go on while Redis is away, and are still there afterwards', async () => {
  await site.redis.kill();
  const visitor = site.visit();
  const statuses = [];
  for (let tries = 0; tries < 4; tries += 1) {
    statuses.push((await visitor.post('/api/contact').send(goodMessage)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  await site.redis.run();
  await site.becomes('ready');
  await send('Crowd', {}).expect(429);
});
