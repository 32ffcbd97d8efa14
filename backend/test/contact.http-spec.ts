import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contactReceived, urgentSubject } from 'shared/contact-rules';
import { practice } from 'shared/practice';
import { withRedis } from './support/admin.ts';
import { Site, goodMessage as message } from './support/site.ts';
import { until } from 'e2e/servers/until.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site.close());

const send = (body: object) => site.visit().post('/api/contact').send(body);
const sendAs = (firstName: string) => send({ ...message, firstName });

test('mails every field, with the visitor as Reply-To', async () => {
  const answer = await sendAs('Full').expect(200, { message: contactReceived });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers).not.toHaveProperty('etag');

  const mail = await site.mailbox.mailFrom('Full Example');
  expect(mail).toMatchObject({
    from: { address: 'website@practice.example' },
    to: [{ address: 'desk@practice.example' }],
    replyTo: [{ name: 'Full Example', address: 'ann@visitor.example' }],
    subject: '[Website] Insurance Questions: Full Example',
  });
  for (const part of [mail.text, mail.html]) {
    for (const fact of ['Full Example', message.email, message.phone, message.subject]) {
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
  const inSpanish = await visitor
    .post('/api/contact')
    .send({ ...message, lang: 'es' })
    .expect(429);
  expect(inSpanish.body).toEqual({
    error: expect.stringMatching(/^Usted ha enviado muchos mensajes/),
  });
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
  await replica.stop();
  await until('its connections to end', async () => (await connections()) === before);
});

test('confirms in Spanish, and the mail says which pages were used', async () => {
  const answer = await send({ ...message, firstName: 'Ana', lang: 'es' }).expect(200);
  expect(answer.headers['content-language']).toBe('es');
  expect(answer.body).toEqual({
    message: expect.stringMatching(/^Gracias\. Recibimos su mensaje/),
  });
  const mail = await site.mailbox.mailFrom('Ana Example');
  expect(mail.subject).toMatch(/^\[Website\] .+ \/ .+: Ana Example$/);
  expect(mail.text).toContain('This person used our pages in Spanish.');
  expect(mail.text).toContain('“Acepto que el consultorio');
  expect(mail.text).toMatch(/\(text \d{4}-\d{2}-es\)/);
});

test('confirms an urgent message in Spanish with the phone number', async () => {
  const urgent = { ...message, firstName: 'Urgente', subject: 'Urgent/Emergency', lang: 'es' };
  const answer = await send(urgent).expect(200);
  expect(answer.body).toEqual({
    message: expect.stringMatching(/no espere.*\(\d{3}\) \d{3}-\d{4}/s),
  });
  const mail = await site.mailbox.mailFrom('Urgente Example');
  expect(mail.subject).toMatch(/^URGENT \[Website\] Urgent\/Emergency \/ /);
});

test('explains errors in Spanish, with their limits', async () => {
  const answer = await send({
    ...message,
    firstName: '',
    lastName: 'x'.repeat(81),
    lang: 'es',
  }).expect(400);
  expect(answer.headers['content-language']).toBe('es');
  expect(answer.body).toEqual({
    error: expect.stringMatching(/^Por favor, revise el formulario/),
    fields: { firstName: 'Escriba su nombre.', lastName: expect.stringContaining('80 caracteres') },
  });
});

test.each([['fr'], ['ES'], ['../es'], [''], [7], [null], [['es']], [{ es: 1 }], ['constructor']])(
  'answers in English to the language %j',
  async (lang) => {
    const answer = await send({ ...message, firstName: '', lang }).expect(400);
    expect(answer.headers['content-language']).toBeUndefined();
    expect(answer.body).toMatchObject({ fields: { firstName: 'Enter your first name.' } });
  },
);

test('redirects a form without JavaScript to a result page in its language', async () => {
  const post = (fields: object) =>
    site
      .visit()
      .post('/api/contact')
      .type('form')
      .send({ ...message, consent: 'on', ...fields })
      .expect(303);
  await post({}).expect('Location', '/contact/sent/');
  await post({ email: '' }).expect('Location', '/contact/not-sent/');
  await post({ message: 'x'.repeat(1_000_000) }).expect('Location', '/contact/not-sent/');
  await post({ lang: 'es' }).expect('Location', '/es/contact/sent/');
  await post({ lang: 'es', email: 'none' }).expect('Location', '/es/contact/not-sent/');
  await post({ lang: 'xx' }).expect('Location', '/contact/sent/');
});

const sendWith = (headers: Record<string, string>) =>
  site.visit().post('/api/contact').set(headers).send(message);

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['a sandboxed frame, by fetch metadata', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['another site, by fetch metadata', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sibling subdomain', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://www.site.example' }],
  ['our host with another scheme', { Origin: 'https://site.example' }],
  ['another port on our host', { Origin: 'http://site.example:8080' }],
  ['an origin that only starts like ours', { Origin: 'http://site.example.evil.example' }],
  ['an origin without a scheme', { Origin: 'site.example' }],
  [
    'a site whose domain points to our server',
    { Origin: 'http://evil.example:8080', Host: 'evil.example:8080' },
  ],
])('rejects a post from %s', async (_from, headers) => {
  await sendWith(headers).expect(403);
});

test.each([
  ['the public address', { Origin: 'http://site.example' }],
  ['our page', { Origin: 'http://site.example', 'Sec-Fetch-Site': 'same-origin' }],
  ['our page under a strict policy', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  [
    'our page at another address that the browser trusts',
    { Origin: 'http://127.0.0.1:8080', Host: '127.0.0.1:8080', 'Sec-Fetch-Site': 'same-origin' },
  ],
  ['the address bar', { 'Sec-Fetch-Site': 'none' }],
  ['a program', {}],
])('accepts a post from %s', async (_from, headers) => {
  await sendWith(headers).expect(200);
});

// Without HTTPS, browsers send fetch metadata only to localhost.
const opened = { Origin: 'http://192.0.2.7:8080', Host: '192.0.2.7:8080' };

test('names SITE_URL to a page opened at another address', async () => {
  const error =
    'This page was opened at a different address. Go to http://site.example and try again.';
  await sendWith(opened).expect(403, { error });
  await site
    .visit()
    .post('/api/admin/login')
    .set(opened)
    .send({ password: 'x' })
    .expect(403, { error });
});

test('redirects to the failure page without JavaScript', async () => {
  const answer = await sendWith(opened)
    .type('form')
    .send({ ...message, consent: 'on' });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/contact/not-sent/');
});
