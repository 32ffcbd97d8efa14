import type { Weekday } from './practice';
import { t } from 'shared/t';

// The build leaves this list out of the English pages: it compares what `t` is replaced with.
const translated: Readonly<Partial<Record<Weekday, string>>> =
  (t('Monday') as string) === 'Monday'
    ? {}
    : {
        Monday: t('Monday'),
        Tuesday: t('Tuesday'),
        Wednesday: t('Wednesday'),
        Thursday: t('Thursday'),
        Friday: t('Friday'),
        Saturday: t('Saturday'),
        Sunday: t('Sunday'),
      };

/** A day in the language of the build. */
export const weekdayName = (day: Weekday): string => translated[day] ?? day;
