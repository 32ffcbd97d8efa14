import { contactReceived, urgentSubject } from 'shared/contact-rules';
import { practice } from 'shared/practice';
import { urgentLevels, urgentSigns } from 'shared/urgent-advice';
import {
  helplines,
  nearestEmergencyRoom,
  urgentMessage,
} from 'shared/urgent-message';
import { translated } from '../config/practice.ts';

/** The site's advice for one level of urgency, as plain text. */
export interface UrgentAdvice {
  readonly title: string;
  readonly text: string;
  readonly signs: readonly { readonly sign: string; readonly now: string }[];
}

const values: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(helplines).map(([token, { number }]) => [token, number]),
  ),
  '{office}': practice.phone.display,
  '{hospital}': practice.emergencyRoom?.phone.display ?? '',
  '{hospitalStreet}': practice.emergencyRoom?.street ?? '',
};

const nearest = nearestEmergencyRoom(practice.emergencyRoom);

const plain = (advice: string, language?: string): string =>
  translated(advice, language)
    .replaceAll('{nearest}', nearest && translated(nearest, language))
    .replace(/\{\w+\}/g, (token) => values[token] ?? token);

/** The site's advice for urgent signs, for staff who call back. */
export const urgentAdvice: readonly UrgentAdvice[] = urgentLevels.map(
  ({ id, title, open, closed }) => ({
    title,
    text: plain([...new Set([open, closed])].join(' ')),
    signs: urgentSigns
      .filter(({ level }) => level === id)
      .map(({ sign, now }) => ({ sign, now: plain(now) })),
  }),
);

/**
 * The confirmation for the visitor in their language. An urgent one doesn't
 * promise a reply.
 */
export const receivedMessage = (
  subject: string,
  language: string | undefined,
): string =>
  plain(
    subject === urgentSubject ? urgentMessage.received : contactReceived,
    language,
  );
