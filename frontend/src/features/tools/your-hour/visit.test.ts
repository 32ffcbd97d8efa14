import { expect, test } from 'vitest';
import type { DayChange } from 'shared/day-changes';
import { closedFor, nextOpenDay, startTimes, stopsOf, timeOf } from './visit';

/** A Monday, when the example is closed. */
const monday = Date.parse('2026-11-30T17:00:00Z');

const period = { from: '2026-12-01', until: '2026-12-01' };

const times = (date: string, now = monday, changes: DayChange[] = []) =>
  startTimes(date, changes, now).map(timeOf);

test('a visit begins when there’s time until the office closes', () => {
  expect(times('2026-12-24')).toEqual([
    '9:00 AM',
    '9:15 AM',
    '9:30 AM',
    '9:45 AM',
    '10:00 AM',
    '10:15 AM',
    '10:30 AM',
    '10:45 AM',
    '11:00 AM',
  ]);
  expect(times('2026-12-01').pop()).toBe('4:00 PM');
});

test('no visit begins in the past', () =>
  expect(times('2026-12-01', Date.parse('2026-12-01T20:20:00Z'))).toEqual([
    '3:30 PM',
    '3:45 PM',
    '4:00 PM',
  ]));

test('a closed day has no times, a reason, and a next open day', () => {
  expect(times('2026-12-25')).toEqual([]);
  expect(closedFor('2026-12-25', [])).toBe('Christmas Day');
  expect(nextOpenDay('2026-12-25', [], monday)).toBe('2026-12-26');
});

test('what the front desk says counts', () => {
  const opening: DayChange = {
    kind: 'hours',
    opens: '14:00',
    closes: '15:15',
    ...period,
  };
  expect(times('2026-12-01', monday, [opening])).toEqual([
    '2:00 PM',
    '2:15 PM',
  ]);
  const closing: DayChange = { kind: 'closed', reason: 'weather', ...period };
  expect(nextOpenDay('2026-12-01', [closing], monday)).toBe('2026-12-02');
});

const start = Date.parse('2026-12-01T10:15Z');

const stops = (minutesHere: number, byTrain: boolean) =>
  stopsOf({ start, minutesHere, byTrain }).map(
    ({ time, title }) => `${time ?? '–'} ${title}`,
  );

const visit = [
  '10:15 AM Check-in',
  '10:30 AM Pre-testing',
  '10:45 AM to about 11:15 AM Comprehensive exam',
  '– Eyewear selection (optional)',
  '– The next few hours',
];

test('the day goes from the visitor’s door until the drops wear off', () => {
  expect(stops(30, true)).toEqual([
    '9:45 AM Leave home',
    '10:10 AM Be off the train in Metuchen',
    ...visit,
  ]);
  expect(stops(0, false)).toEqual(visit);
  expect(
    stopsOf({ start, minutesHere: 0, byTrain: false }).flatMap(
      ({ claim }) => claim ?? [],
    ),
  ).toEqual(['dilation-blur-hours']);
});
