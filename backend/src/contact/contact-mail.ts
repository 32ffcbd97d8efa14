import escapeHtml from 'escape-html';
import {
  consent,
  contactFields,
  type FieldDefinition,
  urgentSubject,
  type WrittenField,
} from 'shared/contact-rules';
import { practiceTime, translated } from '../config/practice.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Submission } from './submission.ts';
import { urgentAdvice, type UrgentAdvice } from './urgent-advice.ts';

/**
 * A tel: URL with its extension (RFC 3966) for one US number, or for one that
 * starts with its country's code. Undefined for anything else, such as two
 * numbers. libphonenumber-js would need 9 MB of memory for this.
 */
export function telephoneLink(phone: string): string | undefined {
  const [number = '', extension] = phone
    .split(/ext(?:ension|\.)?|x|#/i)
    .map((part) => part.trim());
  const digits = number.replace(/\D/g, '');
  const isInternational = /^\+[^+]*$/.test(number) && digits.length <= 15;
  const [, national] = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(digits) ?? [];
  const e164 = isInternational
    ? digits
    : number.includes('+')
      ? undefined
      : national && `1${national}`;
  return e164 && `tel:+${e164}${extension ? `;ext=${extension}` : ''}`;
}

// Most mail clients only support inline styles. Colors of text and background
// are the client's, light or dark.
export const style = {
  body: 'max-width:40em;margin:0;padding:16px;font:16px/1.5 sans-serif;overflow-wrap:anywhere',
  urgent:
    'margin:0 0 16px;padding:12px 16px;background:#8c1d18;color:#fff;font-weight:bold',
  notice:
    'margin:0 0 16px;padding:4px 12px;border-left:4px solid #b7791f;font-weight:bold',
  label:
    'padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-weight:normal;opacity:.8',
  value: 'padding:2px 0;font-weight:bold',
  message:
    'margin:16px 0;padding:16px;border-left:4px solid #1f7378;background:rgba(127,127,127,.15);white-space:pre-wrap',
  heading: 'margin:16px 0 4px;font-size:16px',
  text: 'margin:0',
  origin: 'margin:0;font-size:13px;opacity:.8',
};

export const htmlDocument = (parts: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark"></head>',
    `<body style="${style.body}">`,
    ...parts,
    '</body></html>',
  ].join('\n');

export function contactSection(content: ContactMailContent): string {
  const { fields, message, notices, advice, origins } = content;
  return [
    ...notices.map((notice) => {
      const color = notice.startsWith('URGENT') ? style.urgent : style.notice;
      return `<p style="${color}">${escapeHtml(notice)}</p>`;
    }),
    '<table cellspacing="0">',
    ...fields.map(
      ({ label, value, href }) =>
        `<tr><th scope="row" style="${style.label}">${label}</th><td style="${style.value}">${link(href, value)}</td></tr>`,
    ),
    '</table>',
    // Outlook ignores `white-space`.
    `<div dir="auto" style="${style.message}">${escapeHtml(message).replaceAll('\n', '<br>')}</div>`,
    ...(advice.length > 0
      ? [`<h1 style="${style.heading}">${adviceHeading}</h1>`]
      : []),
    ...advice.flatMap(({ title, text, signs }) => [
      `<h2 style="${style.heading}">${escapeHtml(title)}</h2>`,
      `<p style="${style.text}">${escapeHtml(text)}</p>`,
      '<ul>',
      ...signs.map(
        ({ sign, now }) =>
          `<li><strong>${escapeHtml(sign)}</strong><br>${escapeHtml(now)}</li>`,
      ),
      '</ul>',
    ]),
    ...origins.map(
      (origin) => `<p style="${style.origin}">${escapeHtml(origin)}</p>`,
    ),
  ].join('\n');
}

/** Escapes text and isolates its writing direction. */
export const isolated = (text: string): string =>
  `<bdi>${escapeHtml(text)}</bdi>`;

const link = (address: string | undefined, text: string): string =>
  address
    ? `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`
    : isolated(text);

const languageNames = new Intl.DisplayNames('en-US', { type: 'language' });

interface MailField {
  readonly label: string;
  readonly value: string;
  /** For a mail program: calls, or writes. */
  readonly href?: string | undefined;
}

/** The content of the mail, independent of its format. */
export interface ContactMailContent {
  readonly name: string;
  /** The name, the fields with a label for the mail, and when it came in. */
  readonly fields: readonly MailField[];
  readonly message: string;
  /** Shown at the top, such as that it's urgent. */
  readonly notices: readonly string[];
  /** Shown below an urgent message: the site's advice to its sender. */
  readonly advice: readonly UrgentAdvice[];
  /** Shown at the end: origin and consent. */
  readonly origins: readonly string[];
}

const adviceHeading = 'What our website tells people with an urgent sign:';

/**
 * Composes the mail to the practice. `siteUrl` makes the Message-ID globally
 * unique.
 */
export function composeContactMail(
  submission: Submission,
  siteUrl: string,
): Mail {
  const content = contentOf(submission);
  const { name } = content;
  const { email, subject } = submission.message;
  const topic = inBothLanguages(subject, submission.language);
  const urgent = isUrgent(submission);
  const complete: ContactMailContent = {
    ...content,
    notices: [
      ...content.notices,
      submission.reason &&
        `This message was held back at first. Reason: ${submission.reason}.`,
      submission.suspicion &&
        `Suspected spam: ${submission.suspicion}. You get it right away, because it’s marked urgent.`,
    ].filter((notice) => notice !== undefined),
    advice: urgent ? urgentAdvice : [],
    origins: [
      `Sent with the contact form at ${siteUrl}. If you reply to this email, it goes to ${email}.`,
      ...content.origins,
    ],
  };
  return {
    messageId: `<${submission.id}@${new URL(siteUrl).hostname}>`,
    replyTo: { name, address: email },
    urgent,
    subject: `${urgent ? 'URGENT ' : ''}[${submission.suspicion ? 'Suspected spam' : 'Website'}] ${topic}: ${name}`,
    text: composeContactText(complete),
    html: htmlDocument([contactSection(complete)]),
  };
}

export const isUrgent = ({ message }: Submission): boolean =>
  message.subject === urgentSubject;

/** The part that a single mail and a digest share. */
export function contentOf(submission: Submission): ContactMailContent {
  const { firstName, lastName, message } = submission.message;
  const { language } = submission;
  const name = `${firstName} ${lastName}`;
  return {
    name,
    fields: [
      { label: 'Name', value: name },
      ...mailFields(submission),
      // In the practice's time zone.
      {
        label: 'Received',
        value: practiceTime.format(new Date(submission.receivedAt)),
      },
    ],
    message,
    notices: [
      isUrgent(submission)
        ? 'URGENT: This person chose Urgent/Emergency. Call back right away.'
        : undefined,
      language &&
        `This person used our pages in ${languageNames.of(language) ?? language}.`,
    ].filter((notice) => notice !== undefined),
    advice: [],
    origins: [
      `The sender agreed to this: “${translated(consent.text, language)}” (text ${submission.consentVersion}).`,
      `Message number: ${submission.id}. Received at ${submission.receivedAt}.`,
    ],
  };
}

/** What was chosen, in both languages, for the person who answers. */
function inBothLanguages(choice: string, language: string | undefined): string {
  const shown = translated(choice, language);
  return shown === choice ? choice : `${choice} / ${shown}`;
}

const hrefs: Partial<
  Record<FieldDefinition['type'], (value: string) => string | undefined>
> = {
  email: (address) =>
    `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
  tel: telephoneLink,
};

/** In the order of the form, but with the phone number first. */
function mailFields({ message, language }: Submission): MailField[] {
  const { phone, ...others } = contactFields;
  return Object.entries<FieldDefinition>({ phone, ...others }).flatMap(
    ([name, field]) => {
      if (field.mailLabel === undefined) return [];
      const value = message[name as WrittenField];
      const shown =
        field.type === 'select' && value
          ? inBothLanguages(value, language)
          : value;
      return {
        label: field.mailLabel,
        value: shown ?? 'not given',
        href: value && hrefs[field.type]?.(value),
      };
    },
  );
}

export function composeContactText(content: ContactMailContent): string {
  const { fields, message, notices, advice, origins } = content;
  const width = Math.max(...fields.map(({ label }) => label.length)) + 2;
  return [
    ...notices.flatMap((notice) => [notice, '']),
    ...fields.map(({ label, value }) => `${label}:`.padEnd(width) + value),
    '',
    message,
    '',
    ...(advice.length > 0 ? [adviceHeading, ''] : []),
    ...advice.flatMap(({ title, text, signs }) => [
      title,
      text,
      ...signs.flatMap(({ sign, now }) => [`- ${sign}`, `  ${now}`]),
      '',
    ]),
    '-- ',
    ...origins,
    '',
  ].join('\n');
}
