import { office } from '@/content/office?data';
import { clockTime, minutesOf, weekdayName, weekdays } from './clock';
import type { ClockChange } from './clock-changes';
import type { Week } from './practice';
import { t } from 'shared/t';

interface Office {
  hours: Week;
  closures: readonly { date: string; through?: string; reason: string }[];
  clockChanges: readonly ClockChange[];
}

export interface OpenStatus {
  isOpen: boolean;
  /**
   * When that changes: `until 5:00 PM`, `Opens Tuesday 9:00 AM`. Empty if it
   * never opens.
   */
  next: string;
  /** The same for places with little room: `5:00 PM`, `Tue 9:00 AM`. */
  brief: string;
  /** The weekday in the language of the build. */
  today: string;
  /** Today's date as year-month-day. */
  date: string;
  /** Why it's closed today, although the weekly hours say open. */
  closedFor: string | undefined;
  /** When any of this changes next, in milliseconds. */
  changesAt: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** People need a while to get here. */
const CLOSING_SOON = 30 * MINUTE;

/** A practice can be closed for a long vacation. */
const DAYS_AHEAD = 90;

const monthAndDay = (date: Date, month: 'long' | 'short') =>
  date.toLocaleDateString(t('en-US'), {
    month,
    day: 'numeric',
    timeZone: 'UTC',
  });

/**
 * Local times are moments whose UTC fields read like the clock on the
 * practice's wall.
 */
function zoneClock(changes: readonly ClockChange[]) {
  const offsetAt = (moment: number) =>
    MINUTE *
    ((changes.filter(([from]) => from * MINUTE <= moment).pop() ??
      changes[0])?.[1] ?? 0);
  return {
    toLocal: (moment: number) => moment + offsetAt(moment),
    toMoment: (local: number) => local - offsetAt(local - offsetAt(local)),
  };
}

/**
 * The practice is open or closed at a moment, wherever the visitor is, and for
 * how long.
 */
export function openStatus(
  now: number,
  { hours, closures, clockChanges: changes }: Office = office,
): OpenStatus {
  const { toLocal, toMoment } = zoneClock(changes);
  const local = toLocal(now);
  const midnight = Math.floor(local / DAY) * DAY;

  /** The day that's this many days from now, with its hours. */
  function dayAfter(days: number) {
    const start = midnight + days * DAY;
    const date = new Date(start);
    const iso = date.toISOString().slice(0, 10);
    // The week begins on Monday.
    const weekday = weekdays[(date.getUTCDay() + 6) % 7] ?? 'Monday';
    const spans = hours[weekday].map(({ opens, closes }) => ({
      opens: start + minutesOf(opens) * MINUTE,
      closes: start + minutesOf(closes) * MINUTE,
      opensText: clockTime(opens),
      closesText: clockTime(closes),
    }));
    const closure = closures.find(
      ({ date, through = date }) => date <= iso && iso <= through,
    );
    return {
      weekday,
      iso,
      closedFor: spans.length > 0 ? closure?.reason : undefined,
      spans: closure ? [] : [...spans].sort((a, b) => a.opens - b.opens),
      date,
    };
  }

  const today = dayAfter(0);
  const facts = {
    today: weekdayName(today.weekday),
    date: today.iso,
    closedFor: today.closedFor,
  };
  // "Today" is another day from midnight on.
  const tomorrow = toMoment(midnight + DAY);

  const span = today.spans.find(
    ({ opens, closes }) => opens <= local && local < closes,
  );
  if (span) {
    const soon = span.closes - CLOSING_SOON;
    return {
      ...facts,
      isOpen: true,
      next:
        local < soon
          ? t('until {time}', { time: span.closesText })
          : t('only until {time}', { time: span.closesText }),
      brief: span.closesText,
      changesAt: toMoment(local < soon ? soon : span.closes),
    };
  }
  for (let days = 0; days < DAYS_AHEAD; days += 1) {
    const { weekday, date, spans } = dayAfter(days);
    const opening = spans.find(({ opens }) => opens > local);
    if (!opening) continue;
    const { opens, opensText } = opening;
    const name = weekdayName(weekday);
    let day = t('today') as string;
    let briefDay = '';
    if (days >= 7) {
      const longDate = monthAndDay(date, 'long');
      day = t('{weekday}, {date},', { weekday: name, date: longDate });
      briefDay = `${monthAndDay(date, 'short')}, `;
    } else if (days > 0) {
      day = name;
      briefDay = `${name.slice(0, 3)} `;
    }
    return {
      ...facts,
      isOpen: false,
      next: t('Opens {day} {time}', { day, time: opensText }),
      brief: `${briefDay}${opensText}`,
      changesAt: Math.min(tomorrow, toMoment(opens)),
    };
  }
  return { ...facts, isOpen: false, next: '', brief: '', changesAt: tomorrow };
}

/**
 * For a closure's last day, when the page is rendered. Pages that were built
 * earlier: components/live-hours.ts.
 */
export const isUpcoming = ({ through }: { through: string }): boolean =>
  through >= openStatus(Date.now()).date;

/** `Open until 5:00 PM` or `Closed. Opens Tuesday 9:00 AM`, in one line. */
export const statusText = ({ isOpen, next }: OpenStatus): string =>
  isOpen
    ? t('Open {until}', { until: next })
    : t('Closed. {next}', { next }).trim();
