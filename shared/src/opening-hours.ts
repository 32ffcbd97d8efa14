/** The week begins on Monday, in tables and in texts. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** @param day local midnight, or its date as year-month-day */
export const weekdayOf = (day: number | string): Weekday =>
  // The fields of a date begin the week on Sunday.
  weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'Monday';

/**
 * Local times in 24-hour format, such as `09:00` and `17:00`. A span that ends
 * at midnight or later counts on: `24:00`, `26:30`.
 */
export interface OpeningSpan {
  readonly opens: string;
  readonly closes: string;
}

/** A day without spans is closed. Two spans have a break in between. */
export type Week = Readonly<Record<Weekday, readonly OpeningSpan[]>>;

/** Days that the practice's files say are different, all of them the same. */
export interface Closure {
  /** As year-month-day. */
  readonly date: string;
  /** The last day, if it's more than one. */
  readonly through?: string;
  /** The hours of these days. Without them, it's closed. */
  readonly spans?: readonly OpeningSpan[];
  /** As it follows “Closed for”. */
  readonly reason: string;
}

/**
 * From this minute since 1970 on, local time is UTC plus so many minutes. The
 * first one of a list is the offset at its beginning.
 */
export type ClockChange = readonly [from: number, offset: number];

/** What the practice's files say about its hours. */
export interface Office {
  readonly hours: Week;
  readonly closures: readonly Closure[];
  readonly clockChanges: readonly ClockChange[];
}

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Minutes after midnight: 540 for `9:00`, 1560 for `26:00`. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * Translates between moments and local times. Both are in milliseconds. The UTC
 * fields of a local time read like the clock on the practice's wall.
 */
export function zoneClock(changes: readonly ClockChange[]) {
  const offsetAt = (moment: number) =>
    MINUTE *
    ((changes.filter(([from]) => from * MINUTE <= moment).pop() ??
      changes[0])?.[1] ?? 0);
  return {
    toLocal: (moment: number) => moment + offsetAt(moment),
    toMoment: (local: number) => local - offsetAt(local - offsetAt(local)),
  };
}
