import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contactMessages } from 'shared/contact-rules';
import { Site } from './support/site.ts';
import { goodMessage as message } from './support/visitor.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site.close());

const send = (body: object) => site.visit().post('/api/contact').send(body);

test('returns a message for each required field for an empty body', async () => {
  const answer = await send({}).expect(400);
  expect(answer.body).toEqual({
    error: expect.stringMatching(/\.$/),
    fields: {
      firstName: contactMessages.firstName.required,
      lastName: contactMessages.lastName.required,
      email: contactMessages.email.required,
      subject: contactMessages.subject.required,
      message: contactMessages.message.required,
      consent: contactMessages.consent.required,
    },
  });
});

test.each([
  ['firstName', 'x'.repeat(81), contactMessages.firstName.tooLong],
  ['firstName', '   ', contactMessages.firstName.required],
  ['firstName', 'Ann\r\nBcc: x@y.example', contactMessages.firstName.invalid],
  ['firstName', ['Ann'], contactMessages.firstName.invalid],
  ['lastName', { toString: 'x' }, contactMessages.lastName.invalid],
  ['email', 'ann', contactMessages.email.invalid],
  ['email', '"a,b@c.example"@visitor.example', contactMessages.email.invalid],
  ['email', 'ann@visitor.example, bob@visitor.example', contactMessages.email.invalid],
  ['phone', 'call me', contactMessages.phone.invalid],
  ['subject', 'Anything', contactMessages.subject.required],
  ['message', 'x'.repeat(5001), contactMessages.message.tooLong],
  ['message', 'a\u0000b', contactMessages.message.invalid],
  ['consent', false, contactMessages.consent.required],
  ['consent', 'yes', contactMessages.consent.required],
])("returns the field's message for %s: %j", async (field, value, expected) => {
  const answer = await send({ ...message, [field]: value }).expect(400);
  expect(answer.body).toMatchObject({ fields: { [field]: expected } });
});

test('accepts a missing or empty phone number', async () => {
  await send({ ...message, phone: '' }).expect(200);
  await send({ ...message, phone: undefined }).expect(200);
});
