import { t } from 'shared/t';

/**
 * The formatter is made when a date is first written, because making it is slow
 * and every page has this module.
 */
function dateIn(options: Intl.DateTimeFormatOptions): (date: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(t('en-US'), {
      ...options,
      timeZone: 'UTC',
    });
    return format.format(new Date(date));
  };
}

/** An ISO date in words: `2026-11-21` as `November 21, 2026`. */
export const longDate = dateIn({ dateStyle: 'long' });

/** `2026-11-26` as `Thu, Nov 26`. */
export const shortDate = dateIn({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

const weekdayAndDate = dateIn({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/**
 * `2026-11-26` as `Thursday, November 26`. Spanish needs no comma, but browsers
 * write one.
 */
export function weekdayDate(iso: string): string {
  const [weekday = '', date = ''] = weekdayAndDate(iso).split(', ');
  return t('{weekday}, {date}', { weekday, date });
}
