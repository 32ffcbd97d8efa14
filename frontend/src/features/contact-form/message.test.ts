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
