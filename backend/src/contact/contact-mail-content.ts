import {
  consent,
  contactFields,
  type FieldDefinition,
  urgentSubject,
  type WrittenField,
} from 'shared/contact-rules';
import { practiceTime, translated } from '../config/practice.ts';
import type { Submission } from './submission.ts';
import { telephoneLink } from './telephone-link.ts';
import type { UrgentAdvice } from './urgent-advice.ts';

interface MailField {
  readonly label: string;
  readonly value: string;
  /** A link that calls the number, or writes to the address. */
  readonly href?: string | undefined;
}

/** What a mail says about a message, as text or HTML. */
export interface ContactMailContent {
  readonly name: string;
  /**
   * The name, the fields with a label for the mail, when it came in, and
   * whether the office was open then.
   */
  readonly fields: readonly MailField[];
  readonly message: string;
  /** Shown at the top, such as that the message is urgent. */
  readonly notices: readonly string[];
  /** Shown below an urgent message: the site's advice to its sender. */
  readonly advice: readonly UrgentAdvice[];
  /** Shown at the end: origin and consent. */
  readonly origins: readonly string[];
}

export const adviceHeading =
  'What our website tells people with an urgent sign:';

const languageNames = new Intl.DisplayNames('en-US', { type: 'language' });

export const isUrgent = ({ message }: Submission): boolean =>
  message.subject === urgentSubject;

const callBack =
  'URGENT: This person chose Urgent/Emergency. Call back right away.';
const emailBack =
  'URGENT: This person chose Urgent/Emergency. They left no phone number, so write back right away.';

/** The part that a single mail and a digest share. */
export function contentOf(submission: Submission): ContactMailContent {
  const { firstName, lastName, phone, message } = submission.message;
  const { language, office } = submission;
  const name = `${firstName} ${lastName}`;
  const receivedAt = practiceTime.format(new Date(submission.receivedAt));
  return {
    name,
    fields: [
      { label: 'Name', value: name },
      ...mailFields(submission),
      { label: 'Received', value: receivedAt },
      ...(office ? [{ label: 'Office then', value: office.status }] : []),
    ],
    message,
    notices: [
      ...(isUrgent(submission) ? [phone ? callBack : emailBack] : []),
      ...(language
        ? [
            `This person used our pages in ${languageNames.of(language) ?? language}.`,
          ]
        : []),
    ],
    advice: [],
    origins: [
      `The sender agreed to this: “${translated(consent.text, language)}” (text ${submission.consentVersion}).`,
      `Message number: ${submission.id}. Received at ${submission.receivedAt}.`,
    ],
  };
}

/** What the visitor chose, in English and in the language of the page. */
export function inBothLanguages(
  choice: string,
  language: string | undefined,
): string {
  const shown = translated(choice, language);
  return shown === choice ? choice : `${choice} / ${shown}`;
}

function linkTo(
  type: FieldDefinition['type'],
  value: string,
): string | undefined {
  if (type === 'tel') return telephoneLink(value);
  if (type !== 'email') return undefined;
  return `mailto:${encodeURIComponent(value).replace('%40', '@')}`;
}

/** In the order of the form, but with the phone number first. */
function mailFields({ message, language }: Submission): MailField[] {
  const { phone, ...others } = contactFields;
  return Object.entries<FieldDefinition>({ phone, ...others }).flatMap(
    ([name, field]) => {
      if (field.mailLabel === undefined) return [];
      const label = field.mailLabel;
      const value = message[name as WrittenField];
      if (!value) return { label, value: 'not given' };
      if (field.type === 'select')
        return { label, value: inBothLanguages(value, language) };
      return { label, value, href: linkTo(field.type, value) };
    },
  );
}
