import { practice } from './practice';

/** From this minute since 1970 on, local time is UTC plus so many minutes. */
export type ClockChange = readonly [from: number, offset: number];

const MINUTE = 60_000;
const DAY = 24 * 60;
/** How many years of changes a build knows. Sites are built far more often. */
const YEARS = 5;

/**
 * The changes of a zone's clocks from a year before `start` to `YEARS` after.
 * The first entry is the offset at its beginning.
 */
export function zoneChanges(timeZone: string, start: Date): ClockChange[] {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longOffset',
  });
  const offsetAt = (minute: number) => {
    const name = format
      .formatToParts(minute * MINUTE)
      .find(({ type }) => type === 'timeZoneName');
    const [, sign = '+', hours = 0, minutes = 0] =
      /GMT([+-])(\d+):(\d+)/.exec(name?.value ?? '') ?? [];
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  };
  const firstDay = Math.floor(start.getTime() / MINUTE / DAY) - 366;
  const changes: ClockChange[] = [[firstDay * DAY, offsetAt(firstDay * DAY)]];
  for (let day = firstDay; day < firstDay + (YEARS + 1) * 366; day += 1) {
    let before = day * DAY;
    let after = before + DAY;
    const offset = offsetAt(after);
    if (offset === offsetAt(before)) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle) === offset) after = middle;
      else before = middle;
    }
    changes.push([after, offset]);
  }
  return changes;
}

/**
 * The practice's zone. Import it with `?data`: loading a time zone takes longer
 * than the whole contact form on a slow phone, so pages ship these numbers.
 */
export const clockChanges = zoneChanges(
  practice.timeZone,
  // The same all year, so that equal sources give equal pages.
  new Date(Date.UTC(new Date().getUTCFullYear(), 0)),
);
