import {
  contactReceived,
  contactReceivedAnyTime,
  urgentSubject,
} from 'shared/contact-rules';
import type { PhoneDown } from 'shared/day-changes';
import { practice } from 'shared/practice';
import {
  type UrgentLevel,
  type UrgentSign,
  urgentLevels,
  urgentSigns,
} from 'shared/urgent-advice';
import {
  helplines,
  nearestEmergencyRoom,
  rinsing,
  urgentReceived,
} from 'shared/urgent-message';
import { translated, withPhone } from '../config/practice.ts';

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
  '{rinsing}': rinsing,
};

const nearest = nearestEmergencyRoom(practice.emergencyRoom);

const plain = (advice: string, language?: string): string =>
  translated(advice, language)
    .replaceAll('{nearest}', nearest && translated(nearest, language))
    .replace(/\{\w+\}/g, (token) => values[token] ?? token);

const textOf = (
  { open, closed }: UrgentLevel,
  takesCalls: boolean | undefined,
): string => {
  if (takesCalls !== undefined) return takesCalls ? open : closed;
  if (open === closed) return open;
  return `When we’re open: ${open} When we’re closed: ${closed}`;
};

const titleOf = (
  { title, titles }: UrgentLevel,
  takesCalls: boolean | undefined,
): string => {
  if (!titles || takesCalls === undefined) return title;
  return takesCalls ? titles.open : titles.closed;
};

/**
 * The site's advice for urgent signs, for staff who call back.
 * @param takesCalls whether the office was open, with a phone that works.
 * Without it, the advice for both.
 */
export const urgentAdvice = (takesCalls?: boolean): UrgentAdvice[] =>
  urgentLevels.map((level) => ({
    title: titleOf(level, takesCalls),
    text: plain(textOf(level, takesCalls)),
    signs: urgentSigns
      .filter((sign) => sign.level === level.id)
      .map(({ sign, goInstead, callInstead, now }: UrgentSign) => ({
        sign,
        now: plain(
          [goInstead, callInstead, now]
            .filter((part) => part !== undefined)
            .join(' '),
        ),
      })),
  }));

/**
 * The confirmation for the visitor in their language. An urgent one doesn't
 * promise a reply.
 */
export function receivedMessage(
  subject: string,
  language: string | undefined,
  phoneDown: PhoneDown | undefined,
  { promisesReply } = practice,
): string {
  if (subject !== urgentSubject)
    return plain(
      promisesReply ? contactReceived : contactReceivedAnyTime,
      language,
    );
  if (phoneDown && phoneDown.number === undefined)
    return plain(urgentReceived.noPhone, language);
  const message = plain(urgentReceived.call, language);
  return withPhone(message, phoneDown, language);
}
