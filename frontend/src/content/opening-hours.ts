import { opening } from 'practice/opening';
import { describeWeek } from './week';

/**
 * Opening hours that most pages print. Import it with `?data`: it's computed at
 * build time, so pages ship the text without the rules. What only some pages
 * need is in `opening-details.ts`.
 */
export const { lines, closed, openDays, sentences } = describeWeek(
  opening.hours,
);
