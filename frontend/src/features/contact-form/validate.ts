import {
  contactLimits,
  contactSentences,
  contactSubjects,
  emailPattern,
  freeText,
  oneLine,
  phonePattern,
  type ContactField,
} from '@/content/contact-rules';
import type { ContactMessage } from './contact-message';

export type FieldErrors = Partial<Record<ContactField, string>>;

const textPatterns = { firstName: oneLine, lastName: oneLine, message: freeText };

function textError(name: 'firstName' | 'lastName' | 'message', value: string) {
  const sentences = contactSentences[name];
  if (value === '') return sentences.required;
  if (value.length > contactLimits[name]) return sentences.tooLong;
  return textPatterns[name].test(value) ? undefined : sentences.invalid;
}

function emailError(value: string) {
  const sentences = contactSentences.email;
  if (value === '') return sentences.required;
  if (value.length > contactLimits.email) return sentences.tooLong;
  return emailPattern.test(value) ? undefined : sentences.invalid;
}

function phoneError(value: string) {
  const sentences = contactSentences.phone;
  if (value === '') return undefined;
  if (value.length > contactLimits.phone) return sentences.tooLong;
  return phonePattern.test(value) ? undefined : sentences.invalid;
}

/** The sentence for each field that is not right yet, in the order of the form. The server checks all again. */
export function validate(message: ContactMessage): FieldErrors {
  const subjectChosen = contactSubjects.some((subject) => subject === message.subject);
  const found: Record<ContactField, string | undefined> = {
    firstName: textError('firstName', message.firstName),
    lastName: textError('lastName', message.lastName),
    email: emailError(message.email),
    phone: phoneError(message.phone),
    subject: subjectChosen ? undefined : contactSentences.subject.required,
    message: textError('message', message.message),
    consent: message.consent ? undefined : contactSentences.consent.required,
  };
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence));
}
