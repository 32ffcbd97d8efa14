import { t } from 'shared/t';
import type { Weekday } from './practice';

/** The formatter is made when a date is first written, because making it is slow and every page has this module. */
function dateIn(options: Intl.DateTimeFormatOptions): (date: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(t('en-US'), { ...options, timeZone: 'UTC' });
    return format.format(new Date(date));
  };
}

/** An ISO date in words: `2026-11-21` as `November 21, 2026`. */
export const longDate = dateIn({ dateStyle: 'long' });

const weekdayAndDate = dateIn({ weekday: 'long', month: 'long', day: 'numeric' });

/** `2026-11-26` as `Thursday, November 26`. Spanish needs no comma, but browsers write one. */
export function weekdayDate(iso: string): string {
  const [weekday = '', date = ''] = weekdayAndDate(iso).split(', ');
  return t('{weekday}, {date}', { weekday, date });
}

/** In the order of the table and every text. */
export const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(
  ' ',
) as readonly Weekday[];

const names = t('Monday Tuesday Wednesday Thursday Friday Saturday Sunday').split(' ');

/** A day in the language of the build. */
export const weekdayName = (day: Weekday): string => names[weekdays.indexOf(day)] ?? day;

/** Minutes after midnight, of a time as in the practice's folder: `9:00`, `17:30`. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** `17:00` as `5:00 PM`. */
export function clockTime(time: string): string {
  const hour = Math.floor(minutesOf(time) / 60);
  return `${hour % 12 || 12}:${time.slice(-2)} ${hour < 12 ? t('AM') : t('PM')}`;
}
