import { examTotalMinutes } from './exam-steps';
import { practice } from './practice';
import { describeWeek } from './week';

/**
 * What most pages print of the practice's week. Import it with `?data`: it's worked out at build, so
 * that pages carry the words without the rules. What single pages need is in `opening-details.ts`.
 */
export const { lines, closed, openDays } = describeWeek(practice.hours, examTotalMinutes);
