/**
 * The fields and rules of a contact message, written once for the form, the
 * server and the mail.
 */
import { t } from './t.ts';
import {
  characterInWords,
  plainCharacters,
  typedLine,
  typedText,
} from './typed-text.ts';

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

/** Seven digits or more, with the usual punctuation. */
const phoneNumber = String.raw`(?=(?:\D*\d){7})[0-9+(). /-]+`;

const phoneExtension = String.raw`(?:[,;] *)?(?:x|ext[.=]?|extension|#) *([0-9]{1,6}) *`;

/** A number, its extension, and what it is, such as "(cell)". */
export const phonePattern = new RegExp(
  String.raw`^(${phoneNumber})(?:${phoneExtension})?(?:\([a-z ]+\))?$`,
  'i',
);

const extensionPattern = new RegExp(phoneExtension, 'i');

/** A word, or a character that's in no number. */
const notInPhone = /\p{L}[\p{L}\p{M}]*|[^0-9+(). /-]/u;

function phoneProblem(phone: string): string | undefined {
  if (phonePattern.test(phone)) return undefined;
  const [part] = notInPhone.exec(phone.replace(extensionPattern, '')) ?? [];
  if (part === undefined)
    return t('Enter a phone number like 800-555-0100, or leave this blank.');
  return t(
    'A phone number can’t have {character}. Enter one like 800-555-0100, or leave this blank.',
    { character: characterInWords(part) },
  );
}

/**
 * The part of an address before the @ that every mail program reads the same
 * way: no quotes, comments or lists.
 */
const mailboxPattern =
  /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** With a dot, and no address of a machine. */
const domainPattern =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

const notInMailbox = /[^\w!#$%&'*+/=?^`{|}~.-]\p{M}*/u;
const notInDomain = /[^a-z0-9.-]\p{M}*/iu;

/**
 * The part of an address that's wrong. A mail server needn't take letters like
 * "ü" before the @.
 */
function emailProblem(address: string): string | undefined {
  const [mailbox = '', domain = '', ...others] = address.split('@');
  if (!mailbox || !domain || others.length > 0)
    return t('Enter one email address, like name@example.com.');
  const [inMailbox] = notInMailbox.exec(mailbox) ?? [];
  if (inMailbox !== undefined) {
    return t(
      'The part of an email address before the @ can’t have {character}.',
      { character: characterInWords(inMailbox) },
    );
  }
  const [inDomain] = notInDomain.exec(domain) ?? [];
  if (inDomain !== undefined) {
    return t(
      'The part of an email address after the @ can’t have {character}.',
      { character: characterInWords(inDomain) },
    );
  }
  if (!mailboxPattern.test(mailbox)) {
    return t(
      'Check the part of your email address before the @. It’s like “name” in name@example.com.',
    );
  }
  return domainPattern.test(domain)
    ? undefined
    : t(
        'Check the part of your email address after the @. It looks like example.com.',
      );
}

/** Browsers and Node have it. */
declare const URL: new (url: string) => { hostname: string };

const internationalDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An email address with an international domain in its ASCII form. Firefox
 * hands it over as it was typed.
 */
function inAscii(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || domainPattern.test(domain)) return address;
  if (!internationalDomain.test(domain)) return address;
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
 * A field's text as both checks read it. An email address has its domain in
 * ASCII. A text that's too long to be cleaned stays as it is. Its length is
 * checked next, so nothing reads it.
 */
export function cleaned(field: FieldDefinition, text: string): string {
  if (field.type === 'select' || text.length > longestUncleaned * field.limit)
    return text;
  if (field.type === 'textarea') return typedText(text);
  if (field.type === 'text') return typedLine(text);
  // As copied from a link.
  const plain = plainCharacters(text).replace(/^(?:mailto|tel): */i, '');
  // As copied from a mail program: Ann <ann@example.com>
  return field.type === 'email'
    ? inAscii(plain.replace(/^[^<>@]*<([^<>]+)>$/, '$1'))
    : plain;
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
  /** What's wrong with it besides its length. */
  problem?: (value: string) => string | undefined;
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
  },
  lastName: {
    label: t('Last Name'),
    type: 'text',
    autoComplete: 'family-name',
    required: t('Enter your last name.'),
    limit: 80,
    tooLong: (limit) =>
      t('Keep your last name to {limit} characters or fewer.', { limit }),
  },
  email: {
    label: t('Email Address'),
    type: 'email',
    autoComplete: 'email',
    required: t('Enter your email address.'),
    limit: 254,
    tooLong: (limit) =>
      t('Keep your email address to {limit} characters or fewer.', { limit }),
    problem: emailProblem,
    mailLabel: 'Email',
  },
  phone: {
    label: t('Phone Number'),
    type: 'tel',
    autoComplete: 'tel',
    limit: 40,
    tooLong: (limit) =>
      t('Keep your phone number to {limit} characters or fewer.', { limit }),
    problem: phoneProblem,
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
