import { weekdayOf } from 'shared/opening-hours';
import { z } from 'zod';
import { about, date, text } from './fact.ts';
import { hoursError, parseTimes, timePattern } from './opening-hours.ts';
import type { PracticeFile } from './practice-schema.ts';

const time = (...fact: Parameters<typeof about>) =>
  z
    .string()
    .regex(timePattern, 'Write a time like 9:00 AM.')
    .meta(about(...fact));

const closure = z
  .strictObject({
    date: date('The day as year-month-day', '2027-12-25'),
    through: date(
      'The last day, if it’s more than one',
      '2028-01-02',
    ).optional(),
    opens: time('When it opens that day, if it does', '9:00 AM').optional(),
    closes: time('When it closes that day, if it opens', '12:00 PM').optional(),
    reason: text('Why, as it follows “Closed for”', 'Christmas Day'),
  })
  .superRefine(({ date, through = date, opens, closes }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (through < date) refuse('through', 'The last day is before the first.');
    if (opens && closes) {
      const message = hoursError([`${opens} to ${closes}`]);
      if (message) refuse('closes', message);
    } else if (opens) refuse('opens', 'Write closes, too.');
    else if (closes) refuse('closes', 'Write opens, too.');
  });

type Closure = z.output<typeof closure>;

export const closuresSchema = z
  .array(closure)
  .default([])
  .meta(
    about('Days when the practice is closed, or open at other hours', [
      { date: '2027-11-25', reason: 'Thanksgiving' },
      {
        date: '2027-12-23',
        opens: '9:00 AM',
        closes: '12:00 PM',
        reason: 'the holidays',
      },
      { date: '2027-12-24', through: '2028-01-02', reason: 'the holidays' },
    ]),
  );

const lastOf = ({ date, through = date }: Closure) => through;

/** The same text for the same hours, however they're written. */
function hoursOf({ opens, closes }: Closure): string {
  if (!opens || !closes) return 'closed';
  return Object.values(parseTimes(opens, closes)).join();
}

/** A day about which two closures say something else. */
function contradiction(one: Closure, two: Closure): string | undefined {
  const day = one.date > two.date ? one.date : two.date;
  const isInBoth = day <= lastOf(one) && day <= lastOf(two);
  return isInBoth && hoursOf(one) !== hoursOf(two) ? day : undefined;
}

/** The first of several days with hours on which it's usually closed. */
function closedDay(
  closure: Closure,
  hours: PracticeFile['hours'],
): string | undefined {
  if (!closure.opens || !closure.through) return undefined;
  const day = new Date(closure.date);
  for (let days = 0; days < 7; days += 1) {
    const date = day.toISOString().slice(0, 10);
    if (date > closure.through) return undefined;
    if (hours[weekdayOf(date)] === 'closed') return date;
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return undefined;
}

/**
 * Reports closures of which pages and search engines couldn't say what's true:
 * two that contradict each other, and hours on days that are usually closed.
 */
export function checkClosures(
  { closures, hours }: Pick<PracticeFile, 'closures' | 'hours'>,
  context: z.RefinementCtx,
) {
  for (const [index, closure] of closures.entries()) {
    const refuse = (message: string) =>
      context.addIssue({
        code: 'custom',
        path: ['closures', index, 'date'],
        message,
      });
    for (const [other, earlier] of closures.slice(0, index).entries()) {
      const day = contradiction(earlier, closure);
      if (day)
        refuse(
          `Number ${other + 1} says something else about ${day}. Change the days of one of them.`,
        );
    }
    const day = closedDay(closure, hours);
    if (day)
      refuse(
        `You’re closed every ${weekdayOf(day)}, so it isn’t clear whether you open on ${day}. End these days before it, and go on after it with another closure.`,
      );
  }
}
