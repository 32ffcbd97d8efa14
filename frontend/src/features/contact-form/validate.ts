import {
  contactLimits,
  contactMessages,
  contactSubjects,
  emailPattern,
  freeText,
  oneLine,
  phonePattern,
  type ContactField,
} from '@/content/contact-rules';
import type { ContactMessage } from './send-message';

export type FieldErrors = Partial<Record<ContactField, string>>;

const textPatterns = { firstName: oneLine, lastName: oneLine, message: freeText };

function textError(name: 'firstName' | 'lastName' | 'message', value: string) {
  const messages = contactMessages[name];
  if (value === '') return messages.required;
  if (value.length > contactLimits[name]) return messages.tooLong;
  return textPatterns[name].test(value) ? undefined : messages.invalid;
}

function emailError(value: string) {
  const messages = contactMessages.email;
  if (value === '') return messages.required;
  if (value.length > contactLimits.email) return messages.tooLong;
  return emailPattern.test(value) ? undefined : messages.invalid;
}

function phoneError(value: string) {
  const messages = contactMessages.phone;
  if (value === '') return undefined;
  if (value.length > contactLimits.phone) return messages.tooLong;
  return phonePattern.test(value) ? undefined : messages.invalid;
}

/** The message for each field that is not right yet, in the order of the form. The server checks all again. */
export function validate(message: ContactMessage): FieldErrors {
  const subjectChosen = contactSubjects.some((subject) => subject === message.subject);
  const found: Record<ContactField, string | undefined> = {
    firstName: textError('firstName', message.firstName),
    lastName: textError('lastName', message.lastName),
    email: emailError(message.email),
    phone: phoneError(message.phone),
    subject: subjectChosen ? undefined : contactMessages.subject.required,
    message: textError('message', message.message),
    consent: message.consent ? undefined : contactMessages.consent.required,
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message));
}
