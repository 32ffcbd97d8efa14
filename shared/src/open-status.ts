import {
  type Closing,
  type DayChange,
  endOf,
  type OtherHours,
  phoneDownAt,
  startOf,
} from './day-changes.ts';
import {
  scheduledDay,
  localSpans,
  type OfficeDay,
  type OpenStatus,
  type Span,
  statusFrom,
} from './scheduled-status.ts';
import { officeTexts, type OfficeTexts } from './office-texts.ts';
import {
  DAY,
  type Office,
  type OpeningSpan,
  zoneClock,
} from './opening-hours.ts';
import { t } from './t.ts';

export { type OfficeDay, statusText } from './scheduled-status.ts';

/** Why the front desk has closed, as it follows “Closed for”. */
export const reasonTexts = {
  weather: t('bad weather'),
  utilities: t('a power or water outage'),
  illness: t('illness'),
  emergency: t('an emergency'),
} as const;

type Texts = OfficeTexts & Readonly<Record<keyof typeof reasonTexts, string>>;

const ownTexts: Texts = { ...officeTexts, ...reasonTexts };

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
  office: Office,
  changes: readonly DayChange[],
  texts: Texts = ownTexts,
): OfficeDay {
  const scheduled = scheduledDay(start, office);
  const other = changes
    .filter(hasHours)
    .filter((one) => startOf(one) < start + DAY && start < endOf(one))
    .pop();
  const planned = other ? localSpans(start, spansOf(other)) : scheduled.spans;
  const plannedEnd = planned[planned.length - 1]?.until ?? -Infinity;

  let spans: readonly Span[] = planned;
  let reason = other ? undefined : scheduled.reason;
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
  const isDifferent =
    other !== undefined ||
    length(spans) < length(planned) ||
    scheduled.isDifferent;
  return { ...scheduled, spans, isDifferent, reason };
}

/**
 * The practice is open or closed at a moment, with what the front desk set.
 */
export function openStatus(
  now: number,
  office: Office,
  changes: readonly DayChange[],
  texts: Texts = ownTexts,
): OpenStatus {
  const { toLocal, toMoment } = zoneClock(office.clockChanges);
  const status = statusFrom(
    now,
    office.clockChanges,
    (start) => officeDay(start, office, changes, texts),
    texts,
  );
  const down = phoneDownAt(changes, toLocal(now));
  const phoneChanges = changes
    .filter(({ kind }) => kind === 'phone')
    .flatMap((change) => [startOf(change), endOf(change)])
    .map(toMoment)
    .filter((moment) => moment > now);
  return {
    ...status,
    isReachable:
      status.isOpen && (down === undefined || down.number !== undefined),
    changesAt: Math.min(status.changesAt, ...phoneChanges),
  };
}
