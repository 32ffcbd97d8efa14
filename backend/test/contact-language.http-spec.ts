import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Site } from './support/site.ts';
import { goodMessage } from './support/visitor.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open({ CONTACT_LIMIT: '3' });
});

afterAll(() => site.close());

const send = (fields: object) =>
  site
    .visit()
    .post('/api/contact')
    .send({ ...goodMessage, ...fields });

test('confirms in Spanish, and the mail says which pages were used', async () => {
  const answer = await send({ firstName: 'Ana', lang: 'es' }).expect(200);
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
  const urgent = { firstName: 'Urgente', subject: 'Urgent/Emergency', lang: 'es' };
  const answer = await send(urgent).expect(200);
  expect(answer.body).toEqual({
    message: expect.stringMatching(/no espere.*\(\d{3}\) \d{3}-\d{4}/s),
  });
  const mail = await site.mailbox.mailFrom('Urgente Example');
  expect(mail.subject).toMatch(/^URGENT \[Website\] Urgent\/Emergency \/ /);
});

test('explains errors in Spanish, with their limits', async () => {
  const answer = await send({ firstName: '', lastName: 'x'.repeat(81), lang: 'es' }).expect(400);
  expect(answer.headers['content-language']).toBe('es');
  expect(answer.body).toEqual({
    error: expect.stringMatching(/^Por favor, revise el formulario/),
    fields: { firstName: 'Escriba su nombre.', lastName: expect.stringContaining('80 caracteres') },
  });
});

test.each([['fr'], ['ES'], ['../es'], [''], [7], [null], [['es']], [{ es: 1 }], ['constructor']])(
  'answers in English to the language %j',
  async (lang) => {
    const answer = await send({ firstName: '', lang }).expect(400);
    expect(answer.headers['content-language']).toBeUndefined();
    expect(answer.body).toMatchObject({ fields: { firstName: 'Enter your first name.' } });
  },
);

test('leads a form without JavaScript to the pages of its language', async () => {
  const post = (fields: object) =>
    site
      .visit()
      .post('/api/contact')
      .type('form')
      .send({ ...goodMessage, consent: 'on', ...fields })
      .expect(303);
  await post({ lang: 'es' }).expect('Location', '/es/contact/sent/');
  await post({ lang: 'es', email: 'none' }).expect('Location', '/es/contact/not-sent/');
  await post({ lang: 'xx' }).expect('Location', '/contact/sent/');
});

test('limits in Spanish', async () => {
  const visitor = site.visit();
  const message = { ...goodMessage, lang: 'es' };
  for (let sent = 0; sent < 3; sent += 1)
    await visitor.post('/api/contact').send(message).expect(200);
  const refused = await visitor.post('/api/contact').send(message).expect(429);
  expect(refused.body).toEqual({
    error: expect.stringMatching(/^Usted ha enviado muchos mensajes/),
  });
});
