import { practice } from './practice';

/** From this moment on (in minutes since 1970, UTC), local time is UTC plus `offset` minutes. */
export type ClockChange = readonly [since: number, offset: number];

const MINUTE = 60_000;
/** Clocks change less often than this. */
const STEP = 14 * 24 * 60;
/** How long an unchanged build shows the right time. */
const YEARS = 10;

/** The offset of a time zone from UTC at a moment, both in minutes. */
function offsets(timeZone: string): (minute: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (minute) => {
    const parts = format.formatToParts(minute * MINUTE);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = 0, minutes = 0] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name) ?? [];
    return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  };
}

/** When a time zone's clocks change, starting with the given year, whose first entry says the offset on January 1. */
export function clockChangesOf(timeZone: string, year: number): ClockChange[] {
  const start = Date.UTC(year, 0) / MINUTE;
  const end = Date.UTC(year + YEARS, 0) / MINUTE;
  const offsetAt = offsets(timeZone);
  let offset = offsetAt(start);
  const changes: ClockChange[] = [[start, offset]];
  for (let minute = start; minute < end; minute += STEP) {
    if (offsetAt(minute + STEP) === offset) continue;
    // Bisect to the minute.
    let before = minute;
    let after = minute + STEP;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle) === offset) before = middle;
      else after = middle;
    }
    offset = offsetAt(after);
    changes.push([after, offset]);
  }
  return changes;
}

/**
 * Import it with `?data`: it's computed at build time, because loading a time zone takes longer than the rest of
 * the page on a slow phone.
 */
export const clockChanges = clockChangesOf(practice.timeZone, new Date().getUTCFullYear());
