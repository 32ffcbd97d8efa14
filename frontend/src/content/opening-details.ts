import { weekdayDate } from './dates';
import { details } from 'practice/details';
import { opening } from 'practice/opening';
import { describeWeek, specialTimes } from './week';
import { t } from 'shared/t';

/** Opening hours that only some pages print; see `opening-hours.ts`. */
const { longestWait, ...week } = describeWeek(opening.hours);

export const { table, openWorkdays, saturday } = week;

/** How soon messages are answered. Empty if the practice promises nothing. */
export const replyTime = details.promises.reply
  ? [
      t(' We reply to messages within one business day.'),
      longestWait &&
        t(' If you write on {day}, that’s {next} at the latest.', {
          day: longestWait.day,
          next: longestWait.next,
        }),
    ].join('')
  : '';

/**
 * Days the practice is closed although the weekly hours say open, or has other
 * hours, in order. `day` is how a sentence names one: Thursday, November 26.
 * Several days are one entry, from `date` through the last.
 */
export const closures = [...opening.closures]
  .sort((a, b) => a.date.localeCompare(b.date))
  .map(({ date, through = date, spans = [], reason }) => ({
    date,
    through,
    reason,
    spans,
    times: specialTimes(spans, through === date),
    day:
      through === date
        ? weekdayDate(date)
        : t('{from} through {to}', {
            from: weekdayDate(date),
            to: weekdayDate(through),
          }),
  }));
