/**
 * The rules for a contact message: every limit and every error message, written once for the form and
 * the server.
 */
import { t } from './t.ts';

export const contactSubjects = [
  'Schedule an Appointment',
  'Insurance Questions',
  'Questions about Services',
  'Myopia Management',
  'Pediatric Eye Care',
  'Urgent/Emergency',
  'Other',
] as const;

export type ContactSubject = (typeof contactSubjects)[number];

/** What the form shows for each subject. The English name is what's sent. */
export const subjectLabels: Readonly<Record<ContactSubject, string>> = {
  'Schedule an Appointment': t('Schedule an Appointment'),
  'Insurance Questions': t('Insurance Questions'),
  'Questions about Services': t('Questions about Services'),
  'Myopia Management': t('Myopia Management'),
  'Pediatric Eye Care': t('Pediatric Eye Care'),
  'Urgent/Emergency': t('Urgent/Emergency'),
  Other: t('Other'),
};

/** The subject that marks the mail as urgent and shows the call-now advice. */
export const urgentSubject: ContactSubject = 'Urgent/Emergency';

/** Lengths in UTF-16 code units, as `maxlength` in HTML counts them. */
export const contactLimits = {
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 40,
  message: 5000,
} as const;

/** Seven digits or more, with the usual punctuation, every kind of space and dash, and an optional extension. */
export const phonePattern =
  /^(?=(?:\D*\d){7})[0-9+().\p{Zs}\p{Pd}/]+(?:(?:x|ext\.?|extension|#)\p{Zs}*[0-9]{1,6})?$/iu;

/**
 * One address in the form that every mail program reads the same way: no quotes, comments or lists,
 * and a dot in the domain. Browsers hand over an international domain in its ASCII form.
 */
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** A single line: no control characters and no lone surrogates. */
export const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** Line breaks and tabs are fine; other control characters and lone surrogates aren't. */
export const freeText = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

// DI: default ignorable code points.
const visible = /[^\s\p{DI}\u2800]/u;

/** Invisible characters, such as direction marks. Not those that join letters or emojis. */
const unseen = /(?!\u200C|\u200D|[\uFE00-\uFE0F])\p{DI}/gu;

/** Line breaks in text pasted from Word or a PDF. */
const otherBreaks = /[\v\f\u0085\u2028\u2029]/g;

/** Invisible control characters in such text. */
const otherSpaces = /[\u0080-\u009f]/g;

/** A text with common line breaks and spaces, and none around it. Empty if it has only invisible characters. */
export function trimmed(text: string): string {
  const common = text.replace(otherBreaks, '\n').replace(otherSpaces, ' ');
  return visible.test(common) ? common.trim() : '';
}

/**
 * The same for a single line, without any invisible characters. They often come with pasted text, and could turn
 * around the text next to it. Common line breaks stay, and are refused: no browser sends them.
 */
export const trimmedLine = (text: string): string =>
  trimmed(text.replace(unseen, '').replace(otherBreaks, ' '));

/** The pattern of each text field. */
export const contactPatterns = {
  firstName: oneLine,
  lastName: oneLine,
  email: emailPattern,
  phone: phonePattern,
  message: freeText,
} as const;

/** What a visitor types or chooses, in the order of the form. Two messages are equal if all of these are. */
export const writtenFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'subject',
  'message',
] as const;

export type WrittenField = (typeof writtenFields)[number];

/** Stored with each message, so we know which text the visitor agreed to. */
export const consent = {
  version: '2025-01',
  text: t('I agree that the practice may contact me by email or phone about this message.'),
} as const;

/** What's wrong with a field and what to do. Shown next to the field and sent by the server. */
export const contactMessages = {
  firstName: {
    required: t('Enter your first name.'),
    tooLong: t('Keep your first name to {limit} characters or fewer.', {
      limit: contactLimits.firstName,
    }),
    invalid: t('Your first name has characters we can’t read. Please type it again.'),
  },
  lastName: {
    required: t('Enter your last name.'),
    tooLong: t('Keep your last name to {limit} characters or fewer.', {
      limit: contactLimits.lastName,
    }),
    invalid: t('Your last name has characters we can’t read. Please type it again.'),
  },
  email: {
    required: t('Enter your email address.'),
    tooLong: t('Keep your email address to {limit} characters or fewer.', {
      limit: contactLimits.email,
    }),
    invalid: t('Enter one email address, like name@example.com.'),
  },
  phone: {
    required: undefined,
    tooLong: t('Keep your phone number to {limit} characters or fewer.', {
      limit: contactLimits.phone,
    }),
    invalid: t('Enter a phone number like 800-555-0100, or leave this blank.'),
  },
  subject: { required: t('Choose a topic from the list.') },
  message: {
    required: t('Write a short message.'),
    tooLong: t('Keep your message to {limit} characters or fewer.', {
      limit: contactLimits.message,
    }),
    invalid: t('Your message has characters we can’t read. Please type it as plain text.'),
  },
  consent: { required: t('Check the box so we can reply to you.') },
} as const;

export type ContactField = keyof typeof contactMessages;

/** The contact page promises the same reply time. */
export const contactReceived = t(
  'Thank you. We got your message, and we’ll reply within one business day.',
);
