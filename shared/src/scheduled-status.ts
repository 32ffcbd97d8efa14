import {
  clockTime,
  filled,
  officeTexts,
  type OfficeTexts,
  timeInSentence,
  weekdayName,
} from './office-texts.ts';
import {
  DAY,
  MINUTE,
  minutesOf,
  type Office,
  type OpeningSpan,
  type Weekday,
  weekdayOf,
  zoneClock,
} from './opening-hours.ts';

/**
 * Open or closed, as the practice's files say. That's all that pages need on
 * most days. open-status.ts has the rest.
 */

/** In local milliseconds. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** A day with what the files and the front desk say about it. */
export interface OfficeDay {
  /** Local midnight. */
  readonly start: number;
  readonly weekday: Weekday;
  /** As year-month-day. */
  readonly date: string;
  /** In order. They can end after midnight. */
  readonly spans: readonly Span[];
  /** Whether that isn't what the weekly hours say. */
  readonly isDifferent: boolean;
  /** Why it's closed meanwhile, although the weekly hours say open. */
  readonly reason: (Span & { readonly text: string }) | undefined;
}

/** @param start local midnight */
export function localSpans(start: number, spans: readonly OpeningSpan[]) {
  const local = (time: string) => start + minutesOf(time) * MINUTE;
  return spans
    .map(({ opens, closes }) => ({ from: local(opens), until: local(closes) }))
    .sort((one, two) => one.from - two.from);
}

/**
 * The weekly hours, or those of a closure.
 * @param start local midnight
 */
export function scheduledDay(
  start: number,
  { hours, closures }: Office,
): OfficeDay {
  const date = new Date(start).toISOString().slice(0, 10);
  const weekday = weekdayOf(start);
  const usual = hours[weekday];
  const closure = closures
    .filter((one) => one.date <= date && date <= (one.through ?? one.date))
    .pop();
  const spans = localSpans(start, closure ? (closure.spans ?? []) : usual);
  const closes = spans[spans.length - 1]?.until ?? -Infinity;
  return {
    start,
    weekday,
    date,
    spans,
    isDifferent: closure !== undefined && usual.length + spans.length > 0,
    reason:
      closure && usual.length > 0
        ? { text: closure.reason, from: closes, until: Infinity }
        : undefined,
  };
}

export interface OpenStatus {
  isOpen: boolean;
  /**
   * Someone answers a call: it's open, and there's a phone that works. If not,
   * urgent advice begins with the emergency room.
   */
  isReachable: boolean;
  /**
   * When that changes: `until 5:00 PM`, `Opens Tuesday 9:00 AM`. Empty if it
   * never opens.
   */
  next: string;
  /**
   * The whole status in two short lines, for places with little room. Empty if
   * it never opens.
   */
  brief: string;
  /** While it's closed: `Call us Tuesday from 9:00 AM`. Otherwise empty. */
  callFrom: string;
  /** The weekday in the language of the texts. */
  today: string;
  /** Today's date as year-month-day. */
  date: string;
  /** Today's hours if they aren't the usual ones. Empty if it's closed. */
  hoursToday: string | undefined;
  /** The next six days, where their hours aren't the usual ones. */
  daysAhead: readonly {
    weekday: string;
    /** Such as `Dec 25`. */
    date: string;
    /** Empty if it's closed. */
    hours: string;
  }[];
  /** Why it's closed, although the weekly hours say open. */
  closedFor: string | undefined;
  /** When any of this changes next, in milliseconds. */
  changesAt: number;
}

/** People need a while to get here. */
const CLOSING_SOON = 30 * MINUTE;

/** A practice can be closed for a long vacation. */
const DAYS_AHEAD = 90;

/** Such as `17:00`. */
const timeOf = (local: number) => new Date(local).toISOString().slice(11, 16);

/**
 * The practice is open or closed at a moment, wherever the visitor is, and for
 * how long.
 * @param dayAt the day that begins at a local midnight
 */
export function statusFrom(
  now: number,
  clockChanges: Office['clockChanges'],
  dayAt: (start: number) => OfficeDay,
  texts: OfficeTexts,
): OpenStatus {
  const { toLocal, toMoment } = zoneClock(clockChanges);
  const local = toLocal(now);
  const midnight = Math.floor(local / DAY) * DAY;
  const dayAfter = (days: number) => dayAt(midnight + days * DAY);
  const clock = (time: number) => clockTime(timeOf(time), texts);
  const spoken = (time: number) => timeInSentence(timeOf(time), texts);
  const dateOf = (time: number, month: 'long' | 'short') =>
    new Date(time).toLocaleDateString(texts.locale, {
      month,
      day: 'numeric',
      timeZone: 'UTC',
    });

  const hoursOf = ({ spans }: OfficeDay) =>
    spans
      .map(({ from, until }) =>
        filled(texts.span, { opens: clock(from), closes: clock(until) }),
      )
      .join(texts.and);

  const today = dayAfter(0);
  const { reason } = today;
  const facts = {
    today: weekdayName(today.weekday, texts),
    date: today.date,
    hoursToday: today.isDifferent ? hoursOf(today) : undefined,
    daysAhead: [1, 2, 3, 4, 5, 6]
      .map(dayAfter)
      .filter(({ isDifferent }) => isDifferent)
      .map((day) => ({
        weekday: weekdayName(day.weekday, texts),
        date: dateOf(day.start, 'short'),
        hours: hoursOf(day),
      })),
    closedFor:
      reason && reason.from <= local && local < reason.until
        ? reason.text
        : undefined,
  };
  // "Today" is another day from midnight on.
  const tomorrow = toMoment(midnight + DAY);

  const around = [-1, 0, 1].flatMap((days) => dayAfter(days).spans);
  let closes = 0;
  for (const { from, until } of around) {
    // Hours can go on after midnight, or begin again at once.
    if (from <= local || from === closes) {
      if (local < until) closes = Math.max(closes, until);
    }
  }
  if (closes > 0) {
    const soon = closes - CLOSING_SOON;
    return {
      ...facts,
      isOpen: true,
      isReachable: true,
      next: filled(local < soon ? texts.until : texts.onlyUntil, {
        time: spoken(closes),
      }),
      brief: filled(texts.briefOpen, { time: spoken(closes) }),
      callFrom: '',
      changesAt: Math.min(tomorrow, toMoment(local < soon ? soon : closes)),
    };
  }
  for (let days = 0; days < DAYS_AHEAD; days += 1) {
    const { weekday, start, spans } = dayAfter(days);
    const opens = spans.find(({ from }) => from > local)?.from;
    if (opens === undefined) continue;
    const name = weekdayName(weekday, texts);
    let day = texts.today;
    let briefDay = '';
    if (days >= 7) {
      day = filled(texts.dated, {
        weekday: name,
        date: dateOf(start, 'long'),
      });
      briefDay = filled(texts.briefDate, { date: dateOf(start, 'short') });
    } else if (days > 0) {
      day = filled(texts.weekday, { weekday: name });
      briefDay = filled(texts.briefWeekday, { short: name.slice(0, 3) });
    }
    const time = spoken(opens);
    return {
      ...facts,
      isOpen: false,
      isReachable: false,
      next: filled(texts.opens, { day, time }),
      brief: filled(briefDay ? texts.briefClosed : texts.briefClosedToday, {
        day: briefDay,
        time,
      }),
      callFrom: filled(texts.callFrom, { day, time }),
      changesAt: Math.min(tomorrow, toMoment(opens)),
    };
  }
  return {
    ...facts,
    isOpen: false,
    isReachable: false,
    next: '',
    brief: '',
    callFrom: '',
    changesAt: tomorrow,
  };
}

/** As the practice's files say. */
export const scheduledStatus = (now: number, office: Office): OpenStatus =>
  statusFrom(
    now,
    office.clockChanges,
    (start) => scheduledDay(start, office),
    officeTexts,
  );

/** `Open until 5:00 PM` or `Closed. Opens Tuesday 9:00 AM`, in one line. */
export const statusText = (
  { isOpen, next }: OpenStatus,
  texts: OfficeTexts = officeTexts,
): string =>
  isOpen
    ? filled(texts.openStatus, { until: next })
    : filled(texts.closedStatus, { next }).trim();
