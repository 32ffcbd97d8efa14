import { t } from './t';

const long = new Intl.DateTimeFormat(t('en-US'), { dateStyle: 'long', timeZone: 'UTC' });
const withWeekday = new Intl.DateTimeFormat(t('en-US'), {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** An ISO date in words: `2026-11-21` as `November 21, 2026`. */
export const longDate = (date: string): string => long.format(new Date(date));

/** `2026-11-26` as `Thursday, November 26`. */
export const weekdayDate = (date: string): string => withWeekday.format(new Date(date));
