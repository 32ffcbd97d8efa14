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

/** Local times in 24-hour format, such as `09:00` and `17:00`. */
export interface OpeningSpan {
  readonly opens: string;
  readonly closes: string;
}

/** A day without spans is closed. Two spans have a lunch break in between. */
export type Week = Readonly<Record<Weekday, readonly OpeningSpan[]>>;

const timePattern = '(0?[1-9]|1[0-2])(?::([0-5]\\d))? ?([AaPp])[Mm]';

/**
 * Such as `9:00 AM to 5:00 PM`. Without flags, because it's also a JSON Schema
 * pattern.
 */
export const hoursPattern = new RegExp(
  `^${timePattern} ?(?:to|-|–) ?${timePattern}$`,
);

function time(hour = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** @param text that matches `hoursPattern` */
export function parseHours(text: string): OpeningSpan {
  const [, hour, minute, half, toHour, toMinute, toHalf] =
    hoursPattern.exec(text) ?? [];
  return {
    opens: time(hour, minute, half),
    closes: time(toHour, toMinute, toHalf),
  };
}

/** The error in the hours of a day. */
export function hoursError(day: readonly string[]): string | undefined {
  const spans = day.map((text) => ({ text, ...parseHours(text) }));
  const backward = spans.find(({ opens, closes }) => closes <= opens);
  if (backward)
    return `These hours end before they begin: ${backward.text}. Check AM and PM.`;
  spans.sort((a, b) => a.opens.localeCompare(b.opens));
  const second = spans.findIndex(
    ({ opens }, i) => i > 0 && opens < (spans[i - 1]?.closes ?? ''),
  );
  if (second < 1) return undefined;
  return `These hours overlap: ${spans[second - 1]?.text ?? ''} and ${spans[second]?.text ?? ''}. Write each part of the day once.`;
}
