import {
  type Closing,
  type DayChange,
  endOf,
  type OtherHours,
  phoneDownAt,
  startOf,
} from './day-changes.ts';
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
import {
  clockTime,
  filled,
  officeTexts,
  type OfficeTexts,
  weekdayName,
} from './office-texts.ts';

/** In local milliseconds. */
interface Span {
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

const isClosing = (change: DayChange): change is Closing =>
  change.kind === 'closed';

const hasHours = (change: DayChange): change is OtherHours =>
  change.kind === 'hours';

function spansOf({ opens, closes, break: pause }: OtherHours): OpeningSpan[] {
  return pause
    ? [
        { opens, closes: pause.from },
        { opens: pause.until, closes },
      ]
    : [{ opens, closes }];
}

/**
 * The part of a day that a closing takes. A closing by dates takes whole
 * evenings: those that go on after midnight, and not the one before.
 */
function partOf(closing: Closing, dayStart: number): Span {
  const from = startOf(closing);
  const until = endOf(closing);
  const hasTime = (text: string) => text.length > 10;
  const always = (isWithin: boolean) => (isWithin ? Infinity : -Infinity);
  return {
    from: hasTime(closing.from) ? from : always(dayStart < from),
    until: hasTime(closing.until) ? until : always(dayStart < until),
  };
}

/** What's left of the spans without this one. */
const without = (spans: readonly Span[], { from, until }: Span): Span[] =>
  spans.flatMap((span) =>
    [
      { from: span.from, until: Math.min(span.until, from) },
      { from: Math.max(span.from, until), until: span.until },
    ].filter((rest) => rest.from < rest.until),
  );

const length = (spans: readonly Span[]) =>
  spans.reduce((sum, { from, until }) => sum + until - from, 0);

/**
 * Where the weekly hours, the closures of the practice's files and what the
 * front desk set meet. The front desk wins over the files, closed wins over
 * other hours, and of two for the same time, the later set.
 * @param start local midnight
 */
export function officeDay(
  start: number,
  { hours, closures }: Office,
  changes: readonly DayChange[],
  texts: OfficeTexts = officeTexts,
): OfficeDay {
  const date = new Date(start).toISOString().slice(0, 10);
  const weekday = weekdayOf(start);
  const usual = hours[weekday];
  const closure = closures
    .filter((one) => one.date <= date && date <= (one.through ?? one.date))
    .pop();
  const other = changes
    .filter(hasHours)
    .filter((one) => startOf(one) < start + DAY && start < endOf(one))
    .pop();

  const local = (time: string) => start + minutesOf(time) * MINUTE;
  const planned = (
    other ? spansOf(other) : closure ? (closure.spans ?? []) : usual
  )
    .map(({ opens, closes }) => ({ from: local(opens), until: local(closes) }))
    .sort((one, two) => one.from - two.from);
  const plannedEnd = planned[planned.length - 1]?.until ?? -Infinity;

  let spans: readonly Span[] = planned;
  let reason: OfficeDay['reason'];
  if (closure && !other && usual.length > 0)
    reason = { text: closure.reason, from: plannedEnd, until: Infinity };
  for (const closing of changes.filter(isClosing)) {
    const part = partOf(closing, start);
    const left = without(spans, part);
    if (length(left) === length(spans)) continue;
    spans = left;
    reason = {
      text: closing.reason === 'other' ? '' : texts[closing.reason],
      from: part.from,
      until: part.until < plannedEnd ? part.until : Infinity,
    };
  }
  return {
    start,
    weekday,
    date,
    spans,
    isDifferent:
      other !== undefined ||
      length(spans) < length(planned) ||
      (closure !== undefined && usual.length + planned.length > 0),
    reason,
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
  /** The same for places with little room: `5:00 PM`, `Tue 9:00 AM`. */
  brief: string;
  /** The weekday in the language of the texts. */
  today: string;
  /** Today's date as year-month-day. */
  date: string;
  /** Today's hours if they aren't the usual ones. Empty if it's closed. */
  hoursToday: string | undefined;
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
 */
export function openStatus(
  now: number,
  office: Office,
  changes: readonly DayChange[],
  texts: OfficeTexts = officeTexts,
): OpenStatus {
  const { toLocal, toMoment } = zoneClock(office.clockChanges);
  const local = toLocal(now);
  const midnight = Math.floor(local / DAY) * DAY;
  const dayAfter = (days: number) =>
    officeDay(midnight + days * DAY, office, changes, texts);
  const clock = (time: number) => clockTime(timeOf(time), texts);
  const dateOf = (time: number, month: 'long' | 'short') =>
    new Date(time).toLocaleDateString(texts.locale, {
      month,
      day: 'numeric',
      timeZone: 'UTC',
    });

  const today = dayAfter(0);
  const { reason } = today;
  const facts = {
    today: weekdayName(today.weekday, texts),
    date: today.date,
    hoursToday: today.isDifferent
      ? today.spans
          .map(({ from, until }) =>
            filled(texts.span, { opens: clock(from), closes: clock(until) }),
          )
          .join(texts.and)
      : undefined,
    closedFor:
      reason && reason.from <= local && local < reason.until
        ? reason.text
        : undefined,
  };
  const phoneDown = phoneDownAt(changes, local);
  const phoneChanges = changes
    .filter(({ kind }) => kind === 'phone')
    .flatMap((change) => [startOf(change), endOf(change)])
    .filter((time) => time > local);
  // From midnight on, "today" is another day.
  const factsChangeAt = toMoment(Math.min(midnight + DAY, ...phoneChanges));

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
      isReachable: !phoneDown || phoneDown.number !== undefined,
      next: filled(local < soon ? texts.until : texts.onlyUntil, {
        time: clock(closes),
      }),
      brief: clock(closes),
      changesAt: Math.min(
        factsChangeAt,
        toMoment(local < soon ? soon : closes),
      ),
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
      briefDay = `${dateOf(start, 'short')}, `;
    } else if (days > 0) {
      day = name;
      briefDay = `${name.slice(0, 3)} `;
    }
    return {
      ...facts,
      isOpen: false,
      isReachable: false,
      next: filled(texts.opens, { day, time: clock(opens) }),
      brief: `${briefDay}${clock(opens)}`,
      changesAt: Math.min(factsChangeAt, toMoment(opens)),
    };
  }
  return {
    ...facts,
    isOpen: false,
    isReachable: false,
    next: '',
    brief: '',
    changesAt: factsChangeAt,
  };
}

/** `Open until 5:00 PM` or `Closed. Opens Tuesday 9:00 AM`, in one line. */
export const statusText = (
  { isOpen, next }: OpenStatus,
  texts: OfficeTexts = officeTexts,
): string =>
  isOpen
    ? filled(texts.openStatus, { until: next })
    : filled(texts.closedStatus, { next }).trim();
