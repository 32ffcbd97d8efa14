import { urgentSubject } from '../../../frontend/src/content/contact-rules.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Submission } from './submission.ts';

/** Writes the mail that the practice reads. `domain` makes the Message-ID unique in the world. */
export function composeContactMail(submission: Submission, domain: string): Mail {
  const { firstName, lastName, email, phone, subject, message } = submission.message;
  const name = `${firstName} ${lastName}`;
  const urgentMark = subject === urgentSubject ? 'URGENT ' : '';
  const facts = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone ?? 'not given'],
    ['Subject', subject],
    ['Received', submission.receivedAt],
    ['Consent', `given (text of ${submission.consentVersion})`],
  ] as const;

  return {
    messageId: `<${submission.id}@${domain}>`,
    date: new Date(submission.receivedAt),
    replyTo: { name, address: email },
    subject: `${urgentMark}[Website] ${subject}: ${name}`,
    text: [...facts.map(([label, value]) => `${label}: ${value}`), '', message, ''].join('\n'),
    html: toHtml(facts, message),
  };
}

function toHtml(facts: readonly (readonly [string, string])[], message: string): string {
  const rows = facts.map(
    ([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html><table>${rows.join('')}</table><p style="white-space:pre-wrap">${escapeHtml(message)}</p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
