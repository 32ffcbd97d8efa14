/**
 * What a contact message may look like: every limit and every sentence, written once for the form
 * and for the server. The backend imports this file too, so it imports nothing.
 */
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

/** Seven digits or more, with the marks people write between them; an extension may follow. */
export const phonePattern = /^(?=(?:\D*\d){7})[0-9+(). \-/]+(?:\s*(?:x|ext\.?)\s*[0-9]{1,6})?$/i;

/**
 * One address in the form that every mail program reads the same way: no quotes, comments or lists,
 * and a dot in the domain. Browsers hand over an international domain in its ASCII form.
 */
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** A single line: no control characters, no half characters, nothing that turns the reading direction. */
export const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/** Line breaks and tabs are a writer's own; other control characters and half characters are not. */
export const freeText = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

/** The form of each field that a visitor types. */
export const contactPatterns = {
  firstName: oneLine,
  lastName: oneLine,
  email: emailPattern,
  phone: phonePattern,
  message: freeText,
} as const;

/** All that a visitor writes or chooses, in the order of the form. A message is the same when all of it is. */
export const writtenFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'subject',
  'message',
] as const;

export type WrittenField = (typeof writtenFields)[number];

/** Stored with each message, so that it stays known which text the visitor agreed to. */
export const consent = {
  version: '2025-01',
  text: 'I agree that the practice may contact me by email or phone about this message.',
} as const;

/** One sentence a field: what is wrong and what to do. Shown beside the field and sent by the server. */
export const contactMessages = {
  firstName: {
    required: 'Enter your first name.',
    tooLong: `Keep your first name to ${contactLimits.firstName} characters.`,
    invalid: 'Write your first name on one line, in letters.',
  },
  lastName: {
    required: 'Enter your last name.',
    tooLong: `Keep your last name to ${contactLimits.lastName} characters.`,
    invalid: 'Write your last name on one line, in letters.',
  },
  email: {
    required: 'Enter your email address.',
    tooLong: `Keep your email address to ${contactLimits.email} characters.`,
    invalid: 'Enter one email address, such as name@example.com.',
  },
  phone: {
    required: undefined,
    tooLong: `Keep your phone number to ${contactLimits.phone} characters.`,
    invalid: 'Enter a phone number such as 800-555-0100, or leave this empty.',
  },
  subject: { required: 'Choose a topic from the list.' },
  message: {
    required: 'Write a short message.',
    tooLong: `Keep your message to ${contactLimits.message} characters.`,
    invalid: 'Remove what is not text from your message, such as control characters.',
  },
  consent: { required: 'Tick the box so that we may answer you.' },
} as const;

export type ContactField = keyof typeof contactMessages;

/** The promise of the reply time stands in the spec and on the contact page. */
export const contactReceived =
  'Thank you. Your message has reached us, and we reply within one business day.';
