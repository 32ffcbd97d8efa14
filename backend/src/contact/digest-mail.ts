import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import { practiceTime } from '../config/practice.ts';
import type { Mail } from '../mail/mailer.ts';
import { isOverflow } from '../outbox/quarantine.ts';
import {
  type ContactMailContent,
  contentOf,
  isUrgent,
} from './contact-mail-content.ts';
import {
  contactHtml,
  htmlDocument,
  isolated,
  style,
} from './contact-mail-html.ts';
import { contactText } from './contact-mail-text.ts';
import type { QuarantinedSubmission } from './submission.ts';

/**
 * How many suspected messages get an excerpt, and its length. The others get
 * one line, with the beginning of the message.
 */
const excerpt = { messages: 50, characters: 300, inLine: 80 };

/**
 * A hash of the message IDs, so that a resent digest has the same Message-ID.
 */
export const digestNumber = (ids: readonly string[]): string =>
  createHash('sha256').update(ids.join()).digest('hex').slice(0, 32);

/**
 * Composes the digest, urgent messages first. Its headers and envelope contain nothing that a visitor
 * wrote.
 */
export function composeDigestMail(
  digest: string,
  submissions: readonly QuarantinedSubmission[],
  siteUrl: string,
): Mail {
  const sorted = submissions.toSorted(
    (a, b) => Number(isUrgent(b)) - Number(isUrgent(a)),
  );
  const overflow = sorted.filter(isOverflow);
  const suspected = sorted.filter((submission) => !isOverflow(submission));
  const inFull = overflow.map(contentOf);
  const excerpts = suspected.slice(0, excerpt.messages).map(excerptOf);
  const others = suspected.slice(excerpt.messages);
  const origin = `Sent with the contact form at ${siteUrl}. Digest number: ${digest}.`;
  const about = {
    overflow:
      overflow.length === 1
        ? '1 message came in above the hourly limit. It may be from a patient. You’ll find it below in full, and in no other email.'
        : `${count(overflow)} came in above the hourly limit. They may be from patients. You’ll find them below in full, and in no other email.`,
    suspected: `${count(suspected)} looked like spam. If a message is from a real person, you can get it in full: ask whoever runs your website to run the command below the message. We keep each message for 30 days, unless someone deletes it.`,
    others: 'There are too many to show, so here’s a list of the rest:',
  };

  return {
    messageId: `<digest-${digest}@${new URL(siteUrl).hostname}>`,
    urgent: submissions.some(isUrgent),
    subject: subjectOf(overflow, suspected),
    text: [
      ...(overflow.length > 0
        ? [about.overflow, '', ...inFull.map(textSection)]
        : []),
      ...(suspected.length > 0
        ? [about.suspected, '', ...excerpts.map(textSection)]
        : []),
      ...(others.length > 0 ? [about.others, ...others.map(lineOf), ''] : []),
      origin,
      '',
    ].join('\n'),
    html: htmlDocument([
      ...(overflow.length > 0
        ? [paragraph(about.overflow), ...inFull.map(htmlSection)]
        : []),
      ...(suspected.length > 0
        ? [paragraph(about.suspected), ...excerpts.map(htmlSection)]
        : []),
      ...(others.length > 0
        ? [
            paragraph(about.others),
            ...others.map((other) => `<p>${isolated(lineOf(other))}</p>`),
          ]
        : []),
      `<p style="${style.origin}">${escapeHtml(origin)}</p>`,
    ]),
  };
}

function subjectOf(
  overflow: readonly QuarantinedSubmission[],
  suspected: readonly QuarantinedSubmission[],
): string {
  const urgent = [...overflow, ...suspected].filter(isUrgent).length;
  const marked = urgent > 0 ? `, ${urgent} marked urgent` : '';
  if (overflow.length === 0) {
    return `[Suspected spam] ${count(suspected)} to the website${marked}`;
  }
  const spam =
    suspected.length > 0 ? `, and ${suspected.length} suspected spam` : '';
  const prefix = overflow.some(isUrgent) ? 'URGENT ' : '';
  return `${prefix}[Website] ${count(overflow)} above the hourly limit${spam}${marked}`;
}

function excerptOf(submission: QuarantinedSubmission): ContactMailContent {
  const content = contentOf(submission);
  return {
    ...content,
    message: shorten(content.message, excerpt.characters),
    notices: [...content.notices, `Suspected spam: ${submission.reason}.`],
    origins: [`To get it in full: make outbox-retry ID=${submission.id}`],
  };
}

/** One line, enough to tell who wrote, and to call or write back. */
function lineOf(submission: QuarantinedSubmission): string {
  const { id, receivedAt, reason, message } = submission;
  const { firstName, lastName, phone, email } = message;
  const facts = [
    ...(isUrgent(submission) ? ['URGENT'] : []),
    practiceTime.format(new Date(receivedAt)),
    `${firstName} ${lastName}`,
    phone ?? 'no phone number',
    email,
    reason,
  ];
  const text = message.message.replaceAll(/\s+/g, ' ');
  return `${facts.join(', ')}: “${shorten(text, excerpt.inLine)}” make outbox-retry ID=${id}`;
}

function shorten(text: string, length: number): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join('')} …`;
}

const textSection = (content: ContactMailContent): string =>
  `${'='.repeat(72)}\n\n${contactText(content)}`;

const htmlSection = (content: ContactMailContent): string =>
  `<hr>\n${contactHtml(content)}`;

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const count = ({ length }: readonly unknown[]): string =>
  length === 1 ? '1 message' : `${length} messages`;
