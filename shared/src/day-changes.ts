/**
 * What the front desk says about a day that's different. The backend keeps it,
 * the admin page sets it, and whatever knows the hours reads it.
 */
import { DAY } from './opening-hours.ts';
import * as is from './shape.ts';

export const reasons = [
  'weather',
  'utilities',
  'illness',
  'emergency',
  'other',
] as const;

/**
 * The first and the last of it, in the practice's zone: `2026-12-01` is the
 * whole day, `2026-12-01T12:00` a time. A last day is included.
 */
const period = { from: is.text, until: is.text };

export const isClosing = is.objectWith({
  kind: is.oneOf('closed'),
  reason: is.oneOf(...reasons),
  ...period,
});

/** For whole days. */
export const isOtherHours = is.objectWith({
  kind: is.oneOf('hours'),
  /** As `09:00`. */
  opens: is.text,
  closes: is.text,
  /** Closed in between. */
  break: is.optional(is.objectWith({ from: is.text, until: is.text })),
  ...period,
});

export const isPhoneDown = is.objectWith({
  kind: is.oneOf('phone'),
  /** One of the practice's other numbers. Without it, there's none to call. */
  number: is.optional(is.text),
  ...period,
});

export const isNotice = is.objectWith({
  kind: is.oneOf('notice'),
  text: is.objectWith({ en: is.text, es: is.optional(is.text) }),
  ...period,
});

export const isDayChange = is.anyOf(
  isClosing,
  isOtherHours,
  isPhoneDown,
  isNotice,
);
export type DayChange = is.Checked<typeof isDayChange>;
export type Closing = is.Checked<typeof isClosing>;
export type OtherHours = is.Checked<typeof isOtherHours>;
export type PhoneDown = is.Checked<typeof isPhoneDown>;
export type ClosingReason = Closing['reason'];

/** `GET /api/today`: what's set, the latest last. */
export const isDayChanges = is.objectWith({
  /** Goes up with each change. 0 if nothing was ever set. */
  version: is.number,
  changes: is.listOf(isDayChange),
});
export type DayChanges = is.Checked<typeof isDayChanges>;

/** `GET` and `PUT /api/admin/today` */
export const isDayOverview = is.objectWith({
  version: is.number,
  changes: is.listOf(isDayChange),
  /** The numbers that can take the place of the phone. */
  otherPhones: is.listOf(is.text),
  /** Today's date in the practice's zone. */
  today: is.text,
});
export type DayOverview = is.Checked<typeof isDayOverview>;

/**
 * `POST /api/admin/today/preview`: what visitors would see now, by language.
 */
export const isDayPreview = is.objectWith({
  languages: is.listOf(
    is.objectWith({
      /** Such as `es`. */
      language: is.text,
      /** The sentences of the strip, none if it isn't shown yet. */
      strip: is.listOf(is.text),
      /** What the sign on the door says. */
      sign: is.text,
    }),
  ),
});
export type DayPreview = is.Checked<typeof isDayPreview>;

/** How many can be set at once. */
export const mostChanges = 5;
/** How many days ahead one can end. */
export const longestDays = 60;
/** Characters of a notice. */
export const longestNotice = 160;
/** How many days before it begins visitors are told about other hours. */
const daysAhead = 7;

/** In local milliseconds, as in opening-hours.ts. NaN if it's no time. */
export const startOf = ({ from }: Pick<DayChange, 'from'>): number =>
  Date.parse(`${from}${from.length > 10 ? '' : 'T00:00'}Z`);

/** The first moment after it. */
export const endOf = ({ until }: Pick<DayChange, 'until'>): number =>
  until.length > 10
    ? Date.parse(`${until}Z`)
    : Date.parse(`${until}T00:00Z`) + DAY;

/** From when on visitors are told. In local milliseconds. */
export const shownFrom = (change: DayChange): number =>
  change.kind === 'closed' || change.kind === 'hours'
    ? startOf(change) - daysAhead * DAY
    : startOf(change);

/**
 * What the front desk said last about the phone, while it isn't working.
 * @param local as in opening-hours.ts
 */
export const phoneDownAt = (
  changes: readonly DayChange[],
  local: number,
): PhoneDown | undefined =>
  changes
    .filter((change) => change.kind === 'phone')
    .filter((change) => startOf(change) <= local && local < endOf(change))
    .pop();
