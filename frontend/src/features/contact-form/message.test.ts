import { expect, test } from 'vitest';
import { contactFields, writtenFields } from 'shared/contact-rules';
import { type ContactMessage, validate } from './message';

const empty = {
  ...Object.fromEntries(writtenFields.map((name) => [name, ''])),
  consent: false,
} as ContactMessage;

const complete = {
  ...empty,
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  subject: 'Other',
  message: 'Do you take VSP?',
  consent: true,
};

test('a complete message has no errors, with or without a phone number', () => {
  expect(validate(complete)).toEqual({});
  expect(validate({ ...complete, phone: '(732) 555-0100 ext. 2' })).toEqual({});
});

test('an empty form gets an error for every required field, in form order', () =>
  expect(Object.keys(validate(empty))).toEqual([
    'firstName',
    'lastName',
    'email',
    'subject',
    'message',
    'consent',
  ]));

test.each([
  'ada',
  'ada@exa mple.com',
  '"a b"@example.com',
  'a@b.com, c@d.com',
  'a@b.com;c@d.com',
])('%s is not one email address', (email) =>
  expect(validate({ ...complete, email }).email).toBe(
    'Enter one email address, like name@example.com.',
  ),
);

test.each([
  ['ada@example', /after the @/],
  ['ada@-example.com', /after the @/],
  ['ada@127.0.0.1', /after the @/],
  [`${'a'.repeat(65)}@example.com`, /before the @/],
  ['zoë@example.com', /before the @.*without accents/],
  ['ada..b@example.com', /before the @/],
])('%s gets a message about the part that’s wrong', (email, message) =>
  expect(validate({ ...complete, email }).email).toMatch(message),
);

test('a text over its limit gets a message with the limit', () => {
  const message = 'x'.repeat(contactFields.message.limit + 1);
  expect(validate({ ...complete, message }).message).toContain(
    String(contactFields.message.limit),
  );
});

test('a subject outside the list is not accepted', () =>
  expect(validate({ ...complete, subject: 'Select a topic' }).subject).toBe(
    contactFields.subject.required,
  ));
