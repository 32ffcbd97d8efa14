import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contactSentences } from '../../frontend/src/content/contact-rules.ts';
import { Site } from './support/site.ts';
import { goodMessage as message } from './support/visitor.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site.close());

const send = (body: object) => site.visit().post('/api/contact').send(body);

test('an empty body gets the sentence of every required field', async () => {
  const answer = await send({}).expect(400);
  expect(answer.body).toEqual({
    error: expect.stringMatching(/\.$/),
    fields: {
      firstName: contactSentences.firstName.required,
      lastName: contactSentences.lastName.required,
      email: contactSentences.email.required,
      subject: contactSentences.subject.required,
      message: contactSentences.message.required,
      consent: contactSentences.consent.required,
    },
  });
});

test.each([
  ['firstName', 'x'.repeat(81), contactSentences.firstName.tooLong],
  ['firstName', '   ', contactSentences.firstName.required],
  ['firstName', 'Ann\r\nBcc: x@y.example', contactSentences.firstName.invalid],
  ['firstName', ['Ann'], contactSentences.firstName.invalid],
  ['lastName', { toString: 'x' }, contactSentences.lastName.invalid],
  ['email', 'ann', contactSentences.email.invalid],
  ['email', '"a,b@c.example"@visitor.example', contactSentences.email.invalid],
  ['email', 'ann@visitor.example, bob@visitor.example', contactSentences.email.invalid],
  ['phone', 'call me', contactSentences.phone.invalid],
  ['subject', 'Anything', contactSentences.subject.required],
  ['message', 'x'.repeat(5001), contactSentences.message.tooLong],
  ['message', 'a\u0000b', contactSentences.message.invalid],
  ['consent', false, contactSentences.consent.required],
  ['consent', 'yes', contactSentences.consent.required],
])('%s: %j is refused with its sentence', async (field, value, sentence) => {
  const answer = await send({ ...message, [field]: value }).expect(400);
  expect(answer.body).toMatchObject({ fields: { [field]: sentence } });
});

test('the phone number may be left out or empty', async () => {
  await send({ ...message, phone: '' }).expect(200);
  await send({ ...message, phone: undefined }).expect(200);
});
