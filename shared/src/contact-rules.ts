/**
 * The fields and rules of a contact message, written once for the form, the
 * server and the mail.
 */
import { t } from './t.ts';

/** What the form shows for each subject. The English name is what's sent. */
export const subjectLabels = {
  'Schedule an Appointment': t('Schedule an Appointment'),
  'Insurance Questions': t('Insurance Questions'),
  'Questions about Services': t('Questions about Services'),
  'Myopia Management': t('Myopia Management'),
  'Pediatric Eye Care': t('Pediatric Eye Care'),
  'Urgent/Emergency': t('Urgent/Emergency'),
  Other: t('Other'),
} as const;

export type ContactSubject = keyof typeof subjectLabels;

/** The subject that marks the mail as urgent and shows the call-now advice. */
export const urgentSubject: ContactSubject = 'Urgent/Emergency';

/**
 * Seven digits or more, with the usual punctuation, every kind of space and
 * dash, and an optional extension.
 */
const phonePattern =
  /^(?=(?:\D*\d){7})[0-9+().\p{Zs}\p{Pd}/]+(?:(?:x|ext\.?|extension|#)\p{Zs}*[0-9]{1,6})?$/iu;

/**
 * The part of an address before the @ that every mail program reads the same
 * way: no quotes, comments or lists.
 */
const mailboxPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

const emailPattern = new RegExp(
  // With a dot in the domain.
  `${mailboxPattern.source.slice(0, -1)}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$`,
  'i',
);

/**
 * The part of an address that's wrong. A mail server needn't take letters like
 * "ü" before the @.
 */
function invalidEmail(address: string): string {
  const [, mailbox = ''] = /^([^@\s]+)@[^@\s,;<>]+$/.exec(address) ?? [];
  if (!mailbox) return t('Enter one email address, like name@example.com.');
  return mailboxPattern.test(mailbox)
    ? t(
        'Check the part of your email address after the @. It looks like example.com.',
      )
    : t(
        'Check the part of your email address before the @. Use only letters without accents, numbers, and marks such as + and -.',
      );
}

/** A single line: no control characters and no lone surrogates. */
const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/**
 * Line breaks and tabs are fine; other control characters and lone surrogates
 * aren't.
 */
const freeText = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

// DI: default ignorable code points.
const visible = /[^\s\p{DI}\u2800]/u;

/**
 * Invisible characters, such as direction marks. Not those that join letters or
 * emojis.
 */
const unseen = /(?!\u200C|\u200D|[\uFE00-\uFE0F])\p{DI}/gu;

/** Line breaks in text pasted from Word or a PDF. */
const otherBreaks = /[\v\f\u0085\u2028\u2029]/g;

/** Invisible control characters in such text. */
const otherSpaces = /[\u0080-\u009f]/g;

/**
 * A text with common line breaks and spaces, and none around it. Empty if it
 * has only invisible characters.
 */
function trimmed(text: string): string {
  const common = text
    .replace(/\r\n?/g, '\n')
    .replace(otherBreaks, '\n')
    .replace(otherSpaces, ' ');
  return visible.test(common) ? common.trim() : '';
}

/**
 * The same for a single line, without any invisible characters. They often come
 * with pasted text, and could turn around the text next to it. Common line
 * breaks stay, and are refused: no browser sends them.
 */
const trimmedLine = (text: string): string =>
  trimmed(text.replace(unseen, '').replace(otherBreaks, ' '));

/**
 * A single line without space around it. Undefined if a character in it can't
 * be seen.
 */
export function visibleLine(text: string): string | undefined {
  const line = text.trim();
  return line === trimmedLine(line) && oneLine.test(line) ? line : undefined;
}

/** Browsers and Node have it. */
declare const URL: new (url: string) => { hostname: string };

const domainPattern = /^[\p{L}\p{M}\p{N}.-]+$/u;

const outsideAscii = /[^ -~]/;

/**
 * An email address with an international domain in its ASCII form. Firefox
 * hands it over as it was typed.
 */
function inAscii(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || !outsideAscii.test(domain) || !domainPattern.test(domain))
    return address;
  try {
    return address.slice(0, at) + new URL(`https://${domain}`).hostname;
  } catch {
    return address;
  }
}

/**
 * How long a text can be before it's cleaned, in multiples of its limit. Pasted
 * text has space around it and invisible characters in it, and a line break can
 * be two characters.
 */
const longestUncleaned = 4;

/**
 * A field's text without invisible characters and space around it. An email
 * address has its domain in ASCII. A text that's too long to be cleaned stays
 * as it is. Its length is checked next, so nothing reads it.
 */
export function cleaned(field: FieldDefinition, text: string): string {
  if (field.type === 'select' || text.length > longestUncleaned * field.limit)
    return text;
  if (field.type === 'textarea') return trimmed(text);
  const line = trimmedLine(text);
  return field.type === 'email' ? inAscii(line) : line;
}

/** Stored with each message, so we know which text the visitor agreed to. */
export const consent = {
  version: '2025-01',
  text: t(
    'I agree that the practice may contact me by email or phone about this message.',
  ),
  required: t('Check the box so we can reply to you.'),
} as const;

interface Field {
  label: string;
  /**
   * What's wrong and what to do. Shown next to the field and sent by the
   * server. Absent if the field is optional.
   */
  required?: string;
  /** Spans the whole row of the form on wide screens. */
  wide?: true;
  /**
   * Its name in the mail. Absent where the mail has a place of its own for it.
   */
  mailLabel?: string;
}

interface TextField extends Field {
  /** A `textarea` takes several lines. */
  type: 'text' | 'email' | 'tel' | 'textarea';
  /** How browsers fill it in. */
  autoComplete?: string;
  /** In UTF-16 code units, as `maxlength` in HTML counts them. */
  limit: number;
  tooLong: (limit: number) => string;
  pattern: RegExp;
  invalid: (value: string) => string;
}

interface ChoiceField extends Field {
  type: 'select';
  required: string;
  /** Shown before a choice. */
  prompt: string;
  /** What's sent, with what's shown for it. */
  options: Readonly<Record<string, string>>;
}

export type FieldDefinition = TextField | ChoiceField;

/**
 * What a visitor types or chooses, in the order of the form: its markup, both
 * checks of it and its line in the mail. Two messages are equal if all of these
 * are.
 */
export const contactFields = {
  firstName: {
    label: t('First Name'),
    type: 'text',
    autoComplete: 'given-name',
    required: t('Enter your first name.'),
    limit: 80,
    tooLong: (limit) =>
      t('Keep your first name to {limit} characters or fewer.', { limit }),
    pattern: oneLine,
    invalid: () =>
      t('Your first name has characters we can’t read. Please type it again.'),
  },
  lastName: {
    label: t('Last Name'),
    type: 'text',
    autoComplete: 'family-name',
    required: t('Enter your last name.'),
    limit: 80,
    tooLong: (limit) =>
      t('Keep your last name to {limit} characters or fewer.', { limit }),
    pattern: oneLine,
    invalid: () =>
      t('Your last name has characters we can’t read. Please type it again.'),
  },
  email: {
    label: t('Email Address'),
    type: 'email',
    autoComplete: 'email',
    required: t('Enter your email address.'),
    limit: 254,
    tooLong: (limit) =>
      t('Keep your email address to {limit} characters or fewer.', { limit }),
    pattern: emailPattern,
    invalid: invalidEmail,
    mailLabel: 'Email',
  },
  phone: {
    label: t('Phone Number'),
    type: 'tel',
    autoComplete: 'tel',
    limit: 40,
    tooLong: (limit) =>
      t('Keep your phone number to {limit} characters or fewer.', { limit }),
    pattern: phonePattern,
    invalid: () =>
      t('Enter a phone number like 800-555-0100, or leave this blank.'),
    mailLabel: 'Phone',
  },
  subject: {
    label: t('Subject'),
    type: 'select',
    wide: true,
    required: t('Choose a topic from the list.'),
    prompt: t('Select a topic'),
    options: subjectLabels,
    mailLabel: 'Topic',
  },
  message: {
    label: t('Message'),
    type: 'textarea',
    wide: true,
    required: t('Write a short message.'),
    limit: 5000,
    tooLong: (limit) =>
      t('Keep your message to {limit} characters or fewer.', { limit }),
    pattern: freeText,
    invalid: () =>
      t(
        'Your message has characters we can’t read. Please type it as plain text.',
      ),
  },
} as const satisfies Record<string, FieldDefinition>;

export type WrittenField = keyof typeof contactFields;

export const writtenFields = Object.keys(contactFields) as WrittenField[];

export type ContactField = WrittenField | 'consent';

type OptionalField = {
  [Name in WrittenField]: (typeof contactFields)[Name] extends {
    required: string;
  }
    ? never
    : Name;
}[WrittenField];

/** A message that passed the checks. */
export type WrittenMessage = Readonly<
  Record<Exclude<WrittenField, OptionalField>, string> &
    Partial<Record<OptionalField, string>>
>;

/** Of a practice that promises the same reply time on the contact page. */
export const contactReceived = t(
  'Thank you. We got your message, and we’ll reply within one business day.',
);

export const contactReceivedAnyTime = t(
  'Thank you. We got your message, and we’ll get back to you.',
);
