import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { Mail } from '../mail/mailer.ts';
import {
  composeContactText,
  type ContactMailContent,
  contactSection,
  contentOf,
  htmlDocument,
  isolated,
  isUrgent,
  practiceTime,
  style,
} from './contact-mail.ts';
import { isOverflow, type QuarantinedSubmission } from './submission.ts';

/** How many suspected messages are shown with their beginning, and how much of it; the others have a line. */
const shown = { messages: 50, characters: 300 };

/** The same messages make the same number, so that a repeat is recognizable as one. */
export function digestNumber(ids: readonly string[]): string {
  return createHash('sha256').update(ids.join()).digest('hex').slice(0, 32);
}

/** Composes the mail about quarantined messages. Its headers and envelope hold nothing that a visitor wrote. */
export function composeDigestMail(
  digest: string,
  submissions: readonly QuarantinedSubmission[],
  siteUrl: string,
): Mail {
  const overflow = submissions.filter(isOverflow);
  const suspected = submissions.filter((submission) => !isOverflow(submission));
  const inFull = overflow.map(contentOf);
  const begun = suspected.slice(0, shown.messages).map(excerptOf);
  const others = suspected.slice(shown.messages);
  const origin = `Written with the contact form of ${siteUrl}. Number of this digest: ${digest}.`;
  const about = {
    overflow: `${count(overflow, 'message')} arrived above the hourly limit. They may be from patients: each is here in full, and comes in no other mail.`,
    suspected: `${count(suspected, 'message')} looked like spam. If one is from a person, have it delivered in full: on the server, run the command below it. Each is kept for 30 days, or until the room is needed.`,
    others: 'Only listed, for there are many:',
  };

  return {
    messageId: `<digest-${digest}@${new URL(siteUrl).hostname}>`,
    date: new Date(),
    urgent: submissions.some(isUrgent),
    subject: subjectOf(overflow, suspected),
    text: [
      ...(overflow.length > 0 ? [about.overflow, '', ...inFull.map(textSection)] : []),
      ...(suspected.length > 0 ? [about.suspected, '', ...begun.map(textSection)] : []),
      ...(others.length > 0 ? [about.others, ...others.map(lineOf), ''] : []),
      origin,
      '',
    ].join('\n'),
    html: htmlDocument([
      ...(overflow.length > 0 ? [paragraph(about.overflow), ...inFull.map(htmlSection)] : []),
      ...(suspected.length > 0 ? [paragraph(about.suspected), ...begun.map(htmlSection)] : []),
      ...(others.length > 0
        ? [paragraph(about.others), ...others.map((other) => `<p>${isolated(lineOf(other))}</p>`)]
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
    return `[Suspected spam] ${count(suspected, 'message')} to the website${marked}`;
  }
  const spam = suspected.length > 0 ? `, and ${suspected.length} suspected spam` : '';
  const prefix = overflow.some(isUrgent) ? 'URGENT ' : '';
  return `${prefix}[Website] ${count(overflow, 'message')} above the hourly limit${spam}${marked}`;
}

function excerptOf(submission: QuarantinedSubmission): ContactMailContent {
  const content = contentOf(submission);
  const characters = Array.from(content.message);
  const cut = characters.length > shown.characters;
  return {
    ...content,
    message: cut ? `${characters.slice(0, shown.characters).join('')} …` : content.message,
    notices: [...content.notices, `Suspected spam: ${submission.reason}.`],
    origins: [`To have it delivered in full: make outbox-retry ID=${submission.id}`],
  };
}

/** Only what's needed to find it. */
function lineOf({ id, receivedAt, reason, message }: QuarantinedSubmission): string {
  const name = `${message.firstName} ${message.lastName}`;
  return `${practiceTime.format(new Date(receivedAt))}, ${name}, ${reason}: make outbox-retry ID=${id}`;
}

const textSection = (content: ContactMailContent): string =>
  `${'='.repeat(72)}\n\n${composeContactText(content)}`;

const htmlSection = (content: ContactMailContent): string => `<hr>\n${contactSection(content)}`;

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const count = (list: readonly unknown[], what: string): string =>
  `${list.length} ${what}${list.length === 1 ? '' : 's'}`;
