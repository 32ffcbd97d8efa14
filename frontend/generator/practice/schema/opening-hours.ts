import { minutesOf, type OpeningSpan } from 'shared/opening-hours';

const time = '(0?[1-9]|1[0-2])(?::([0-5]\\d))? ?([AaPp])[Mm]';

/** Such as `9:00 AM`. Without flags, because it's also a JSON Schema pattern. */
export const timePattern = new RegExp(`^${time}$`);

/** Such as `9:00 AM to 5:00 PM`. */
export const hoursPattern = new RegExp(`^${time} ?(?:to|-|–) ?${time}$`);

const twoDigits = (count: number) => String(count).padStart(2, '0');

function timeOf(hour = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${twoDigits(hours)}:${minute}`;
}

const DAY = 24 * 60;

/** An end that's before the beginning is after midnight: `26:00`. */
function span(opens: string, closes: string): OpeningSpan {
  const end = minutesOf(closes);
  return end > minutesOf(opens)
    ? { opens, closes }
    : {
        opens,
        closes: `${Math.floor((end + DAY) / 60)}:${twoDigits(end % 60)}`,
      };
}

/** @param text that matches `hoursPattern` */
export function parseHours(text: string): OpeningSpan {
  const [, hour, minute, half, toHour, toMinute, toHalf] =
    hoursPattern.exec(text) ?? [];
  return span(timeOf(hour, minute, half), timeOf(toHour, toMinute, toHalf));
}

/** @param opens and `closes` match `timePattern` */
export const parseTimes = (opens: string, closes: string): OpeningSpan =>
  parseHours(`${opens} to ${closes}`);

/**
 * No office is open for longer than so many minutes up to midnight or past it,
 * but AM and PM are easily mixed up.
 */
const longestEvening = 12 * 60;

/** The error in the hours of a day. */
export function hoursError(day: readonly string[]): string | undefined {
  const spans = day.map((text) => {
    const { opens, closes } = parseHours(text);
    return { text, from: minutesOf(opens), until: minutesOf(closes) };
  });
  const tooLong = spans.find(
    ({ from, until }) => until >= DAY && until - from > longestEvening,
  );
  if (tooLong?.until === DAY)
    return `These hours end at midnight: ${tooLong.text}. For noon, write 12:00 PM. For midnight, write 11:59 PM.`;
  if (tooLong)
    return `These hours end before they begin: ${tooLong.text}. Check AM and PM.`;
  spans.sort((a, b) => a.from - b.from);
  const second = spans.findIndex(
    ({ from }, i) => i > 0 && from < (spans[i - 1]?.until ?? 0),
  );
  if (second < 1) return undefined;
  return `These hours overlap: ${spans[second - 1]?.text ?? ''} and ${spans[second]?.text ?? ''}. Write each part of the day once.`;
}
