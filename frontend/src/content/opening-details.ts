import { examTotalMinutes } from './exam-steps';
import { practice } from './practice';
import { describeWeek } from './week';

/** What single pages print of the practice's week; see `opening-hours.ts`. */
export const { table, openWorkdays, saturday, closesAlike, earlyExam, lateExam } = describeWeek(
  practice.hours,
  examTotalMinutes,
);
