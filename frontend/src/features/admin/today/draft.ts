import type { ClosingReason, DayChange } from 'shared/day-changes';
import { DAY } from 'shared/opening-hours';
import { typedLine } from 'shared/typed-text';

/**
 * A change as it's being entered. Dates are as `2026-12-01`, times as `09:00`.
 * They're empty while they aren't given.
 */
export interface Draft {
  readonly kind: DayChange['kind'];
  readonly reason: ClosingReason | '';
  /** `today` is until tonight, `day` another day, `period` from … to …. */
  readonly when: 'today' | 'day' | 'period';
  readonly day: string;
  readonly from: string;
  readonly fromTime: string;
  readonly until: string;
  readonly untilTime: string;
  readonly opens: string;
  readonly closes: string;
  readonly hasBreak: boolean;
  readonly breakFrom: string;
  readonly breakUntil: string;
  /** Empty if there's no other number to call. */
  readonly number: string;
  readonly en: string;
  readonly es: string;
}

const empty = {
  reason: '',
  fromTime: '',
  untilTime: '',
  opens: '',
  closes: '',
  hasBreak: false,
  breakFrom: '',
  breakUntil: '',
  number: '',
  en: '',
  es: '',
} as const;

/** The date so many days later. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/**
 * It's for today, and its other dates are the next ones, so that a tap is
 * enough. Another kind keeps what was entered for the one before.
 * @param today in the practice's zone
 */
export const draftOf = (
  kind: DayChange['kind'],
  today: string,
  before?: Draft,
): Draft => ({
  ...empty,
  day: daysAfter(today, 1),
  from: today,
  until: today,
  ...before,
  kind,
  when: 'today',
});

const pointIn = (date: string, time: string) =>
  date && time ? `${date}T${time}` : date;

/** Its first and last day or time. */
export function periodOf(draft: Draft, today: string) {
  const { kind, when, day, from, fromTime, until, untilTime } = draft;
  if (when === 'today') return { from: today, until: today };
  if (when === 'day') return { from: day, until: day };
  return {
    // Only a closing can begin later.
    from: kind === 'closed' ? pointIn(from, fromTime) : today,
    until: pointIn(until, untilTime),
  };
}

/**
 * The change as the server takes it. Undefined while something is missing.
 * Whether it makes sense, the server says.
 * @param today in the practice's zone
 */
export function changeOf(draft: Draft, today: string): DayChange | undefined {
  const { kind, reason, opens, closes, number } = draft;
  const period = periodOf(draft, today);
  if (!period.from || !period.until) return undefined;
  switch (kind) {
    case 'closed':
      return reason ? { kind, reason, ...period } : undefined;
    case 'hours': {
      const { hasBreak, breakFrom, breakUntil } = draft;
      if (!opens || !closes) return undefined;
      if (!hasBreak) return { kind, opens, closes, ...period };
      if (!breakFrom || !breakUntil) return undefined;
      const pause = { from: breakFrom, until: breakUntil };
      return { kind, opens, closes, break: pause, ...period };
    }
    case 'phone':
      return { kind, ...(number && { number }), ...period };
    case 'notice': {
      const en = typedLine(draft.en);
      const es = typedLine(draft.es);
      if (!en) return undefined;
      return { kind, text: { en, ...(es && { es }) }, ...period };
    }
  }
}

const DRAFT_KEY = 'today-draft';

/**
 * Kept in this browser tab: when the session ends meanwhile, it's still there
 * after signing in again. It's meant for everybody to read.
 */
export function saveDraft(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Without storage, it's there as long as the section is.
  }
}

/** What this tab kept, if anything. */
export function savedDraft(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '') as Draft;
  } catch {
    return undefined;
  }
}
