import { expect, test } from 'vitest';
import { contactLimits, contactMessages } from 'shared/contact-rules';
import { validate } from './validate';

const complete = {
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  phone: '',
  subject: 'Other',
  message: 'Do you take VSP?',
  consent: true,
};

test('a complete message has no errors, with or without a phone number', () => {
  expect(validate(complete)).toEqual({});
  expect(validate({ ...complete, phone: '(732) 555-0100 ext. 2' })).toEqual({});
});

test('an empty form gets an error for every required field, in form order', () => {
  const empty = {
    ...complete,
    firstName: '',
    lastName: '',
    email: '',
    subject: '',
    message: '',
    consent: false,
  };
  expect(Object.keys(validate(empty))).toEqual([
    'firstName',
    'lastName',
    'email',
    'subject',
    'message',
    'consent',
  ]);
});

test.each([
  'ada',
  'ada@example',
  'ada@exa mple.com',
  '"a b"@example.com',
  'a@b.com, c@d.com',
  'a@b.com;c@d.com',
])('%s is not one email address', (email) => {
  expect(validate({ ...complete, email }).email).toBe(contactMessages.email.invalid);
});

test('a text over its limit gets a message with the limit', () => {
  const message = 'x'.repeat(contactLimits.message + 1);
  expect(validate({ ...complete, message }).message).toContain(String(contactLimits.message));
});

test('a subject outside the list is not accepted', () => {
  expect(validate({ ...complete, subject: 'Select a topic' }).subject).toBe(
    contactMessages.subject.required,
  );
});
