import { examTotalMinutes } from './exam-steps';
import { practice } from './practice';
import { describeWeek } from './week';

/** Opening hours that only some pages print; see `opening-hours.ts`. */
export const { table, openWorkdays, saturday, earlyExam, lateExam } = describeWeek(
  practice.hours,
  examTotalMinutes,
);
