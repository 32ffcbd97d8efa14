import { office } from '@/content/office?data';
import { weekdayDate } from '@/content/dates';
import { type DayChange, shownFrom } from 'shared/day-changes';
import { dayTexts, sentenceOf } from 'shared/day-texts';
import { clockTime } from 'shared/office-texts';
import { zoneClock } from 'shared/opening-hours';

/** The time at the practice, in local milliseconds. */
const now = () => zoneClock(office.clockChanges).toLocal(Date.now());

/** A change as visitors read it in English. */
export const inWords = (change: DayChange): string =>
  sentenceOf(change, now(), dayTexts, 'en');

/**
 * When it ends, such as `Until tonight`.
 * @param today in the practice's zone
 */
export function endInWords({ until }: DayChange, today: string): string {
  const [date = '', time] = until.split('T');
  if (date === today)
    return time ? `Until ${clockTime(time)} today` : 'Until tonight';
  const day = weekdayDate(date);
  return time ? `Until ${day}, ${clockTime(time)}` : `Until the end of ${day}`;
}

/** Whether visitors are told at once. */
export const isShownNow = (change: DayChange): boolean =>
  shownFrom(change) <= now();

/** When visitors are told. */
export function startInWords(change: DayChange): string {
  if (isShownNow(change)) return 'Visitors see it within ten seconds.';
  const date = new Date(shownFrom(change)).toISOString().slice(0, 10);
  return `Visitors see it starting ${weekdayDate(date)}.`;
}
