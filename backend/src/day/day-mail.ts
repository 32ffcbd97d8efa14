import { isDeepStrictEqual } from 'node:util';
import { type DayChange, startOf } from 'shared/day-changes';
import { dayTexts, sentenceOf } from 'shared/day-texts';
import { DAY } from 'shared/opening-hours';
import { practiceTime } from '../config/practice.ts';
import type { Settings } from '../config/settings.ts';
import type { Mail } from '../mail/mailer.ts';
import { type Actor, describeActor } from '../monitoring/audit-log.ts';

/**
 * A change for people who read of it on another day: `2026-12-01: We’re closed
 * on Tuesday, December 1 because of the weather.`
 */
export function describeChange(change: DayChange): string {
  const { from, until } = change;
  const readable = (point: string) => point.replace('T', ' ');
  const period =
    from === until ? readable(from) : `${readable(from)} to ${readable(until)}`;
  // A day before, it isn't "today" yet.
  const before = startOf(change) - DAY;
  const sentence = sentenceOf(change, before, dayTexts, 'en');
  const spanish =
    change.kind === 'notice' && change.text.es !== undefined
      ? ` (In Spanish: ${change.text.es})`
      : '';
  return `${period}: ${sentence}${spanish}`;
}

/** What one list has and another hasn't. */
const missingFrom = (
  other: readonly DayChange[],
  changes: readonly DayChange[],
): readonly DayChange[] =>
  changes.filter(
    (change) => !other.some((one) => isDeepStrictEqual(one, change)),
  );

/** What was set and what was taken down, a line each. */
export function describeDifference(
  before: readonly DayChange[],
  after: readonly DayChange[],
): string[] {
  const lines = [
    ...missingFrom(before, after).map(
      (change) => `Set: ${describeChange(change)}`,
    ),
    ...missingFrom(after, before).map(
      (change) => `Taken down: ${describeChange(change)}`,
    ),
  ];
  return lines.length > 0 ? lines : ['The order was changed.'];
}

function whoDidIt({ isDesk, address }: Actor): string {
  if (address === undefined) return 'someone on the server, with make today';
  return isDesk ? 'the front desk' : 'the admin';
}

/** Mailed to the practice and to the operator, so that misuse is noticed. */
export function composeDayMail(
  difference: readonly string[],
  version: number,
  actor: Actor,
  { ALERT_TO, MAIL_TO, SITE_URL }: Settings,
): Mail {
  const at = Date.now();
  const to = [MAIL_TO, ALERT_TO].filter((one) => one !== '').join(', ');
  return {
    messageId: `<day-${version}-${at}@${new URL(SITE_URL).hostname}>`,
    ...(to !== '' && { to }),
    subject: '[Website] What the site says about the day was changed',
    text: [
      `This was changed at ${SITE_URL}/admin:`,
      '',
      ...difference,
      '',
      `Who: ${whoDidIt(actor)}`,
      `When: ${practiceTime.format(at)}`,
      ...(actor.address === undefined ? [] : describeActor(actor)),
      '',
      'If it was one of you, there is nothing to do.',
      "If it wasn't, someone knows a password. On the server, run:",
      '  make today CLEAR=1         takes all of it down',
      '  make desk-password         sets a new password for the front desk',
      '  make admin-password        sets a new one for the admin',
      '',
    ].join('\n'),
  };
}
