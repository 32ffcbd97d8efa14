import { consent, urgentSubject } from '../../../frontend/src/content/contact-rules.ts';
import { practice } from '../config/practice.ts';
import type { Mail } from '../mail/mailer.ts';
import { composeContactHtml } from './contact-mail-html.ts';
import type { Submission } from './submission.ts';
import { urgentAdvice, type UrgentAdvice } from './urgent-advice.ts';

/** The time on the practice's own clock. */
export const practiceTime = new Intl.DateTimeFormat('en-US', {
  timeZone: practice.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** What the practice reads, before it is laid out as text or as HTML. */
export interface ContactMailContent {
  readonly name: string;
  readonly email: string;
  readonly phone: string | undefined;
  readonly subject: string;
  /** In the practice's own time. */
  readonly received: string;
  readonly message: string;
  /** Sentences above everything else: what makes this message a special one. */
  readonly notices: readonly string[];
  /** Below an urgent message: what the site told its sender. */
  readonly advice: readonly UrgentAdvice[];
  /** Sentences below it: where it comes from and what was agreed to. */
  readonly origins: readonly string[];
}

export const adviceHeading = 'What the site tells people with an urgent sign:';

/** Writes the mail that the practice reads. `siteUrl` makes the Message-ID unique in the world. */
export function composeContactMail(submission: Submission, siteUrl: string): Mail {
  const content = contentOf(submission);
  const { name, email, subject } = content;
  const urgent = isUrgent(submission);
  const whole: ContactMailContent = {
    ...content,
    notices: [
      ...content.notices,
      ...(submission.reason ? [`This message was quarantined: ${submission.reason}.`] : []),
    ],
    advice: urgent ? urgentAdvice : [],
    origins: [
      `Written with the contact form of ${siteUrl}. Your reply to this mail goes to ${email}.`,
      ...content.origins,
    ],
  };
  return {
    messageId: `<${submission.id}@${new URL(siteUrl).hostname}>`,
    date: new Date(submission.receivedAt),
    replyTo: { name, address: email },
    urgent,
    subject: `${urgent ? 'URGENT ' : ''}[Website] ${subject}: ${name}`,
    text: composeContactText(whole),
    html: composeContactHtml(whole),
  };
}

export const isUrgent = ({ message }: Submission): boolean => message.subject === urgentSubject;

/** What holds for a message wherever it's read: in a mail of its own or in a digest. */
export function contentOf(submission: Submission): ContactMailContent {
  const { firstName, lastName, email, phone, subject, message } = submission.message;
  return {
    name: `${firstName} ${lastName}`,
    email,
    phone,
    subject,
    received: practiceTime.format(new Date(submission.receivedAt)),
    message,
    notices: isUrgent(submission)
      ? ['URGENT: the visitor chose Urgent/Emergency. Call back at once.']
      : [],
    advice: [],
    origins: [
      `Agreed to with it: “${consent.text}” (text ${submission.consentVersion}).`,
      `Number of this message: ${submission.id}. Received at ${submission.receivedAt}.`,
    ],
  };
}

/** A message as plain text. */
export function composeContactText(content: ContactMailContent): string {
  const { name, email, phone, subject, received, message, notices, advice, origins } = content;
  return [
    ...notices.flatMap((notice) => [notice, '']),
    `Name:     ${name}`,
    `Phone:    ${phone ?? 'not given'}`,
    `Email:    ${email}`,
    `Topic:    ${subject}`,
    `Received: ${received}`,
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
