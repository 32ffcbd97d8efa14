import { weekdayDate } from './dates';
import { examTotalMinutes } from './exam-steps';
import { practice } from './practice';
import { describeWeek } from './week';

/** Opening hours that only some pages print; see `opening-hours.ts`. */
export const { table, openWorkdays, saturday, earlyExam, lateExam } = describeWeek(
  practice.hours,
  examTotalMinutes,
);

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
