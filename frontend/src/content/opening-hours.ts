import { examTotalMinutes } from './exam-steps';
import { practice } from './practice';
import { describeWeek } from './week';

/**
 * The practice's week in words. Import it with `?data`: it's worked out at build, so that pages
 * carry the words they print without the rules.
 */
export const {
  lines,
  table,
  openDays,
  openWorkdays,
  closed,
  firstOpenDay,
  saturday,
  closesAlike,
  earlyExam,
  lateExam,
} = describeWeek(practice.hours, examTotalMinutes);
