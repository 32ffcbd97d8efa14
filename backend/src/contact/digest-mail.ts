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
 * one line.
 */
const excerpt = { messages: 50, characters: 300 };

/**
 * A hash of the message IDs, so that a resent digest has the same Message-ID.
 */
export const digestNumber = (ids: readonly string[]): string =>
  createHash('sha256').update(ids.join()).digest('hex').slice(0, 32);

/**
 * Composes the digest. Its headers and envelope contain nothing that a visitor
 * wrote.
 */
export function composeDigestMail(
  digest: string,
  submissions: readonly QuarantinedSubmission[],
  siteUrl: string,
): Mail {
  const overflow = submissions.filter(isOverflow);
  const suspected = submissions.filter((submission) => !isOverflow(submission));
  const inFull = overflow.map(contentOf);
  const excerpts = suspected.slice(0, excerpt.messages).map(excerptOf);
  const others = suspected.slice(excerpt.messages);
  const origin = `Sent with the contact form at ${siteUrl}. Digest number: ${digest}.`;
  const about = {
    overflow:
      overflow.length === 1
        ? '1 message came in above the hourly limit. It may be from a patient. You’ll find it below in full, and in no other email.'
        : `${count(overflow)} came in above the hourly limit. They may be from patients. You’ll find them below in full, and in no other email.`,
    suspected: `${count(suspected)} looked like spam. If a message is from a real person, you can get it in full: ask whoever runs your website to run the command below the message. We keep each message for 30 days, or until space runs out.`,
    others: 'There are too many to show, so here is a list of the rest:',
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
  const characters = Array.from(content.message);
  const cut = characters.length > excerpt.characters;
  return {
    ...content,
    message: cut
      ? `${characters.slice(0, excerpt.characters).join('')} …`
      : content.message,
    notices: [...content.notices, `Suspected spam: ${submission.reason}.`],
    origins: [`To get it in full: make outbox-retry ID=${submission.id}`],
  };
}

/** One line, enough to find the message. */
function lineOf({
  id,
  receivedAt,
  reason,
  message,
}: QuarantinedSubmission): string {
  const name = `${message.firstName} ${message.lastName}`;
  return `${practiceTime.format(new Date(receivedAt))}, ${name}, ${reason}: make outbox-retry ID=${id}`;
}

const textSection = (content: ContactMailContent): string =>
  `${'='.repeat(72)}\n\n${contactText(content)}`;

const htmlSection = (content: ContactMailContent): string =>
  `<hr>\n${contactHtml(content)}`;

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const count = ({ length }: readonly unknown[]): string =>
  length === 1 ? '1 message' : `${length} messages`;
