import { clockTime, weekdayName } from 'shared/office-texts';
import {
  minutesOf,
  type OpeningSpan,
  type Week,
  type Weekday,
  weekdays,
} from 'shared/opening-hours';
import { atEnd, atStart, joinWithAnd } from './in-words.ts';
import { t } from 'shared/t';

/** School and work days. */
const workdays = weekdays.slice(0, 5);

/** The hours of one or more consecutive days. */
export interface OpeningLine {
  days: string;
  times: string;
}

/** One text, because Spanish says “una” here, and “uno” for other counts. */
const hours = t(
  'twelve,one,two,three,four,five,six,seven,eight,nine,ten,eleven',
).split(',');

/**
 * In a sentence: `16:00` as `four o’clock`, `16:30` as `4:30 PM`. At night,
 * people could think of the wrong half of the day: `23:00` is `11:00 PM`.
 */
function spokenTime(time: string): string {
  const minutes = minutesOf(time);
  const isNight = minutes < 6 * 60 || minutes >= 21 * 60;
  if (isNight || minutes % 60 > 0) return clockTime(time);
  return t('{hour} o’clock', { hour: hours[(minutes / 60) % 12] ?? '' });
}

function minutesBefore(time: string, minutes: number): string {
  const total = minutesOf(time) - minutes;
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}

/** `9:00 AM to 5:00 PM` */
export const spansText = (spans: readonly OpeningSpan[]) =>
  spans
    .map(({ opens, closes }) =>
      t('{opens} to {closes}', {
        opens: clockTime(opens),
        closes: clockTime(closes),
      }),
    )
    .join(t(' and '));

/** What a closure says of its days: `closed`, or `9:00 AM to 12:00 PM`. */
export function specialTimes(
  spans: readonly OpeningSpan[],
  isOneDay: boolean,
): string {
  if (spans.length === 0) return t('closed');
  const times = spansText(spans);
  return isOneDay ? times : t('{times} each day', { times });
}

/**
 * Groups consecutive days for which `same` returns the same string; skips days
 * without one.
 */
function runs(
  days: readonly Weekday[],
  same: (day: Weekday) => string,
): Weekday[][] {
  const groups: Weekday[][] = [];
  let last = '';
  for (const day of days) {
    const value = same(day);
    if (value && value === last) groups[groups.length - 1]?.push(day);
    else if (value) groups.push([day]);
    last = value;
  }
  return groups;
}

/** Three or more consecutive days become one phrase: `Monday to Wednesday`. */
function phrases(run: readonly Weekday[]): readonly string[] {
  const names = run.map((day) => weekdayName(day));
  const [from = ''] = names;
  const [to = ''] = names.slice(-1);
  return names.length > 2 ? [t('{from} to {to}', { from, to })] : names;
}

const daysText = (
  days: readonly Weekday[],
  included: (day: Weekday) => boolean,
) =>
  joinWithAnd(
    runs(days, (day) => (included(day) ? 'included' : '')).flatMap(phrases),
  );

/**
 * A weekday, and the next one that's open, where the most closed days are in
 * between: a message from a Saturday is answered on Tuesday. Undefined if it's
 * open every day.
 */
function longestWait(isOpen: (day: Weekday) => boolean) {
  const open = weekdays.filter(isOpen);
  const waits = open.map((day, index) => {
    const next = open[(index + 1) % open.length] ?? day;
    const apart = weekdays.indexOf(next) - weekdays.indexOf(day);
    return { day, next, days: apart > 0 ? apart : apart + weekdays.length };
  });
  const [longest] = waits.sort((one, two) => two.days - one.days);
  return longest && longest.days > 1 && longest.day !== longest.next
    ? { day: weekdayName(longest.day), next: weekdayName(longest.next) }
    : undefined;
}

/**
 * All texts about the weekly hours, and the facts that sentences need. If the
 * practice doesn't say how long an exam takes, no one knows the last one.
 */
export function describeWeek(week: Week, examMinutes?: number) {
  const isOpen = (day: Weekday) => week[day].length > 0;
  const line = (
    run: readonly Weekday[],
    spans: readonly OpeningSpan[],
  ): OpeningLine => ({
    days: joinWithAnd(phrases(run)),
    times: spansText(spans),
  });
  const closedDays = weekdays.filter((day) => !isOpen(day));
  // "Sunday and Monday", but "Saturday and Sunday".
  const closed = closedDays.includes('Saturday')
    ? closedDays
    : closedDays.slice(-1).concat(closedDays.slice(0, -1));
  const openWorkdays = workdays.filter(isOpen);
  const opening = (day: Weekday) => week[day][0]?.opens ?? '';
  const closing = (day: Weekday) => week[day].slice(-1)[0]?.closes ?? '';
  const earliest = openWorkdays.map(opening).sort()[0] ?? '';
  const latest = openWorkdays.map(closing).sort().pop() ?? '';

  const lines = runs(weekdays, (day) => spansText(week[day])).map((run) =>
    line(run, run[0] ? week[run[0]] : []),
  );
  const closedText =
    closed.length > 0
      ? t('Closed {days}', {
          days: joinWithAnd(closed.map((day) => weekdayName(day))),
        })
      : t('Open every day of the week');
  const hours = lines
    .map(({ days, times }) => `${t('{days} ', { days })}${times}`)
    .join(', ');

  return {
    /** Consecutive days with equal hours share a line. */
    lines,
    /** One row per day. */
    table: weekdays.map((day) => line([day], week[day])),
    longestWait: longestWait(isOpen),
    openDays: daysText(weekdays, isOpen),
    openWorkdays: daysText(workdays, isOpen),
    closed: closedText,
    /** All of it, in two sentences. */
    sentences: `${atEnd(atStart(hours))} ${atEnd(closedText)}`,
    saturday: {
      isOpen: isOpen('Saturday'),
      times: spansText(week.Saturday),
      lateExam:
        isOpen('Saturday') && examMinutes
          ? spokenTime(minutesBefore(closing('Saturday'), examMinutes))
          : '',
    },
    /** The earliest exam on a workday, and the days it's available. */
    earlyExam: {
      time: spokenTime(earliest),
      days: daysText(workdays, (day) => opening(day) === earliest),
    },
    /** The latest exam on a school day, and the days it's available. */
    lateExam: examMinutes && {
      time: spokenTime(minutesBefore(latest, examMinutes)),
      days: daysText(workdays, (day) => closing(day) === latest),
    },
  };
}

/** For schema.org's `OpeningHoursSpecification`: one span and all its days. */
export function daysBySpan(week: Week): (OpeningSpan & { days: Weekday[] })[] {
  const bySpan = new Map<string, OpeningSpan & { days: Weekday[] }>();
  for (const day of weekdays) {
    for (const { opens, closes } of week[day]) {
      const key = `${opens}-${closes}`;
      const known = bySpan.get(key);
      if (known) known.days.push(day);
      else bySpan.set(key, { opens, closes, days: [day] });
    }
  }
  return [...bySpan.values()];
}
