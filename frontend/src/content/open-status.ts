import { clockChanges } from '@/content/clock-changes?data';
import type { ClockChange } from './clock-changes';
import { clockTime, weekdayDate } from './dates';
import { practice, type Week, type Weekday } from './practice';

interface Office {
  hours: Week;
  closures: readonly { date: string }[];
  clockChanges: readonly ClockChange[];
}

interface OpenStatus {
  open: boolean;
  /** `Open until 5:00 PM`, or `Closed. Opens Tuesday 9:00 AM`. */
  text: string;
  today: Weekday;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The longest break that a sign can name the end of. */
const DAYS_AHEAD = 60;

/** The wall clock of the practice as the UTC fields of a date. */
function localTime(now: Date, changes: readonly ClockChange[]): Date {
  const minute = now.getTime() / MINUTE;
  const [, offset = 0] = changes.findLast(([since]) => since <= minute) ?? changes[0] ?? [];
  return new Date(now.getTime() + offset * MINUTE);
}

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies Weekday[];

const weekdayOf = (day: Date): Weekday => weekdays[day.getUTCDay()] ?? 'Sunday';

/** How a sign names a day: today, tomorrow, a weekday, or a date when that's a week away. */
function dayName(day: Date, daysAhead: number): string {
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  return daysAhead < 7 ? weekdayOf(day) : `${weekdayDate(day.toISOString().slice(0, 10))},`;
}

const thisOffice: Office = { ...practice, clockChanges };

/** Whether the practice is open now, in its own time zone and with its closures, and when that changes. */
export function openStatus(
  now: Date,
  { hours, closures, clockChanges: changes }: Office = thisOffice,
): OpenStatus {
  const local = localTime(now, changes);
  const today = weekdayOf(local);
  const time = local.toISOString().slice(11, 16);
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = new Date(local.getTime() + ahead * DAY);
    const date = day.toISOString().slice(0, 10);
    if (closures.some((closure) => closure.date === date)) continue;
    const span = hours[weekdayOf(day)].find(({ closes }) => ahead > 0 || time < closes);
    if (!span) continue;
    if (ahead === 0 && span.opens <= time) {
      return { open: true, today, text: `Open until ${clockTime(span.closes)}` };
    }
    return {
      open: false,
      today,
      text: `Closed. Opens ${dayName(day, ahead)} ${clockTime(span.opens)}`,
    };
  }
  return { open: false, today, text: 'Closed' };
}
