import {
  contactLimits,
  contactMessages,
  contactPatterns,
  contactSubjects,
  type ContactField,
} from 'shared/contact-rules';
import type { ContactMessage, FieldErrors } from './send-message';

type TypedField = keyof typeof contactPatterns;

function typedError(name: TypedField, value: string): string | undefined {
  const messages = contactMessages[name];
  if (value === '') return messages.required;
  if (value.length > contactLimits[name]) return messages.tooLong;
  return contactPatterns[name].test(value) ? undefined : messages.invalid;
}

/** The error message of a field. */
function fieldError(name: ContactField, message: ContactMessage): string | undefined {
  if (name === 'consent') return message.consent ? undefined : contactMessages.consent.required;
  if (name !== 'subject') return typedError(name, message[name]);
  const chosen = contactSubjects.some((subject) => subject === message.subject);
  return chosen ? undefined : contactMessages.subject.required;
}

/** The error messages, in form order. The server validates again. */
export function validate(message: ContactMessage): FieldErrors {
  const names = Object.keys(contactMessages) as ContactField[];
  const found = names.map((name) => [name, fieldError(name, message)] as const);
  return Object.fromEntries(found.filter(([, error]) => error));
}
