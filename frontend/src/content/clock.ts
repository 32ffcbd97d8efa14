import { t } from 'shared/t';
import type { Weekday } from './practice';

/** The week begins on Monday, in tables and in texts. */
export const weekdays: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

const names: Readonly<Record<Weekday, string>> = {
  Monday: t('Monday'),
  Tuesday: t('Tuesday'),
  Wednesday: t('Wednesday'),
  Thursday: t('Thursday'),
  Friday: t('Friday'),
  Saturday: t('Saturday'),
  Sunday: t('Sunday'),
};

/** A day in the language of the build. */
export const weekdayName = (day: Weekday): string => names[day];

/**
 * Minutes after midnight, of a time as in the practice's folder: `9:00`,
 * `17:30`.
 */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** `17:00` as `5:00 PM`. */
export function clockTime(time: string): string {
  const hour = Math.floor(minutesOf(time) / 60);
  return `${hour % 12 || 12}:${time.slice(-2)} ${hour < 12 ? t('AM') : t('PM')}`;
}
