import { describe, expect, test } from 'vitest';
import { clockChangesOf } from './clock-changes';
import { openStatus } from './open-status';
import { practice } from './practice';

test.each([
  ['2026-11-20T14:00:00Z', 'Open until 5:00 PM', 'Friday 9:00 AM'],
  ['2026-11-20T13:59:00Z', 'Closed. Opens today 9:00 AM', 'Friday 8:59 AM'],
  ['2026-11-20T21:59:00Z', 'Open until 5:00 PM', 'Friday 4:59 PM'],
  ['2026-11-20T22:00:00Z', 'Closed. Opens tomorrow 9:00 AM', 'Friday 5:00 PM'],
  ['2026-11-21T22:00:00Z', 'Closed. Opens Tuesday 9:00 AM', 'Saturday 5:00 PM'],
  ['2026-11-22T16:00:00Z', 'Closed. Opens Tuesday 9:00 AM', 'a Sunday'],
  ['2026-11-23T16:00:00Z', 'Closed. Opens tomorrow 9:00 AM', 'a Monday'],
  ['2026-11-26T16:00:00Z', 'Closed. Opens tomorrow 9:00 AM', 'Thanksgiving, a Thursday'],
  ['2026-12-25T02:00:00Z', 'Closed. Opens Saturday 9:00 AM', 'the evening of December 24'],
  ['2026-07-14T13:00:00Z', 'Open until 5:00 PM', 'a Tuesday 9:00 AM in daylight saving time'],
])('at %s the sign says “%s” (%s)', (moment, text) => {
  const status = openStatus(new Date(moment));
  expect(status).toMatchObject({ open: text.startsWith('Open'), text });
});

const office = {
  hours: {
    ...practice.hours,
    Monday: [],
    Wednesday: [{ opens: '09:00', closes: '12:00' }],
    Friday: [
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ],
    Saturday: [{ opens: '09:00', closes: '13:00' }],
  },
  closures: [],
  clockChanges: clockChangesOf('America/New_York', 2026),
};

test.each([
  ['2026-11-18T16:59:00Z', 'Open until 12:00 PM', 'a Wednesday 11:59 AM'],
  ['2026-11-18T17:00:00Z', 'Closed. Opens tomorrow 9:00 AM', 'a Wednesday 12:00 PM'],
  ['2026-11-20T17:30:00Z', 'Closed. Opens today 1:00 PM', 'a Friday in the lunch break'],
  ['2026-11-20T18:00:00Z', 'Open until 5:00 PM', 'a Friday 1:00 PM'],
  ['2026-11-21T17:59:00Z', 'Open until 1:00 PM', 'a Saturday 12:59 PM'],
  ['2026-11-21T18:00:00Z', 'Closed. Opens Tuesday 9:00 AM', 'a Saturday 1:00 PM'],
])('with hours of its own for each day, at %s the sign says “%s” (%s)', (moment, text) => {
  expect(openStatus(new Date(moment), office).text).toBe(text);
});

test('names the date when the next opening is a week away or more', () => {
  const dates = Array.from({ length: 9 }, (_, day) => ({ date: `2026-11-${18 + day}` }));
  const status = openStatus(new Date('2026-11-18T16:00:00Z'), { ...office, closures: dates });
  expect(status.text).toBe('Closed. Opens Friday, November 27, 9:00 AM');
});

test('knows the day of the week at the practice', () => {
  expect(openStatus(new Date('2026-11-21T04:59:00Z'), office).today).toBe('Friday');
  expect(openStatus(new Date('2026-11-21T05:00:00Z'), office).today).toBe('Saturday');
});

test('says just that it’s closed if it never opens', () => {
  const hours = {
    Monday: [],
    Tuesday: [],
    Wednesday: [],
    Thursday: [],
    Friday: [],
    Saturday: [],
    Sunday: [],
  };
  expect(openStatus(new Date(), { ...office, hours })).toMatchObject({
    open: false,
    text: 'Closed',
  });
});

describe('the clock changes of a time zone', () => {
  test.each([
    'America/New_York',
    'America/Chicago',
    'America/Phoenix',
    'America/Anchorage',
    'Pacific/Honolulu',
  ])('tell the same time as the platform for two years in %s', (timeZone) => {
    const changes = clockChangesOf(timeZone, 2026);
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    // Every ten hours and a minute for two years.
    for (
      let minute = Date.UTC(2026, 0) / 60_000;
      minute < Date.UTC(2028, 0) / 60_000;
      minute += 601
    ) {
      const [, offset = 0] = changes.findLast(([since]) => since <= minute) ?? [];
      const local = new Date((minute + offset) * 60_000).toISOString().slice(11, 16);
      expect(local).toBe(clock.format(minute * 60_000));
    }
  });

  test('change twice a year where there is daylight saving time, and never elsewhere', () => {
    expect(clockChangesOf('America/New_York', 2026)).toHaveLength(21);
    expect(clockChangesOf('America/Phoenix', 2026)).toHaveLength(1);
    expect(clockChangesOf('America/New_York', 2026)[1]).toEqual([
      Date.UTC(2026, 2, 8, 7) / 60_000,
      -240,
    ]);
  });
});
