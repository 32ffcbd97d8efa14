import type { Mail } from '../mail/mailer.ts';
import {
  type ContactMailContent,
  contentOf,
  inBothLanguages,
  isUrgent,
} from './contact-mail-content.ts';
import { contactHtml, htmlDocument } from './contact-mail-html.ts';
import { contactText } from './contact-mail-text.ts';
import type { Submission } from './submission.ts';
import { urgentAdvice } from './urgent-advice.ts';

/**
 * Composes the mail to the practice. `siteUrl` makes the Message-ID globally
 * unique.
 */
export function composeContactMail(
  submission: Submission,
  siteUrl: string,
): Mail {
  const shared = contentOf(submission);
  const { name } = shared;
  const { email, subject } = submission.message;
  const topic = inBothLanguages(subject, submission.language);
  const urgent = isUrgent(submission);
  const content: ContactMailContent = {
    ...shared,
    notices: [
      ...shared.notices,
      submission.reason &&
        `This message was held back at first. Reason: ${submission.reason}.`,
      submission.suspicion &&
        `Suspected spam: ${submission.suspicion}. You get it right away, because it’s marked urgent.`,
    ].filter((notice) => notice !== undefined),
    advice: urgent ? urgentAdvice(submission.office?.takesCalls) : [],
    origins: [
      `Sent with the contact form at ${siteUrl}. If you reply to this email, it goes to ${email}.`,
      ...shared.origins,
    ],
  };
  return {
    messageId: `<${submission.id}@${new URL(siteUrl).hostname}>`,
    replyTo: { name, address: email },
    urgent,
    subject: `${urgent ? 'URGENT ' : ''}[${submission.suspicion ? 'Suspected spam' : 'Website'}] ${topic}: ${name}`,
    text: contactText(content),
    html: htmlDocument([contactHtml(content)]),
  };
}
