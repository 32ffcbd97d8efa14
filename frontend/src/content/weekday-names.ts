import type { Weekday } from './practice';
import { t } from './t.ts';

/** In the language of the build. */
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  Monday: t('Monday'),
  Tuesday: t('Tuesday'),
  Wednesday: t('Wednesday'),
  Thursday: t('Thursday'),
  Friday: t('Friday'),
  Saturday: t('Saturday'),
  Sunday: t('Sunday'),
};
