import type { ClockChange } from './opening-hours.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;
/** How many years of changes a build knows. Sites are built far more often. */
const YEARS = 5;

/**
 * The changes of a zone's clocks from a year before `start` to `YEARS` after.
 * Needs the zone's data, which takes a slow phone longer to load than the whole
 * contact form, so pages ship the result.
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
