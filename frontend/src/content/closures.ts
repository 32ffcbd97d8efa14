import { weekdayDate } from './dates';
import { practice } from './practice';

/**
 * Days the practice is closed although the weekly hours say open, in order. `day` is how a
 * sentence names one: Thursday, November 26.
 */
export const closures = [...practice.closures]
  .sort((a, b) => a.date.localeCompare(b.date))
  .map(({ date, reason }) => ({
    date,
    reason,
    day: weekdayDate(date),
  }));
