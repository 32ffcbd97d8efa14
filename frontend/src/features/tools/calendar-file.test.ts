import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file';

const now = Date.parse('2026-11-21T17:00:00Z');

const allDay = {
  id: 'exam-2028-02-29',
  summary:
    'Eye doctor: a long name; with commas, that has to be folded in the file',
  description: 'Book it.',
  start: '2028-02-29',
  reminder: { before: 'P14D', text: 'Book it.' },
};

const visit = {
  ...allDay,
  id: 'visit-2026-12-01',
  location: '100 Sample Street, Metuchen',
  start: Date.parse('2026-12-01T15:00:00Z'),
  minutes: 60,
  reminder: { before: 'PT25M', text: 'Leave home' },
};

const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => ({
      summary: event.getFirstPropertyValue('summary'),
      trigger: event
        .getFirstSubcomponent('valarm')
        ?.getFirstPropertyValue('trigger')
        ?.toString(),
    }));

test('has whole days and times, each with a reminder', () => {
  const file = calendarFile([allDay, visit], now);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  for (const line of file.split('\r\n'))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(read(file)).toEqual([
    { summary: allDay.summary, trigger: '-P14D' },
    { summary: visit.summary, trigger: '-PT25M' },
  ]);
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20280229\r\n');
  expect(file).toContain('\r\nDTSTART:20261201T150000Z\r\n');
  expect(file).toContain('\r\nDTEND:20261201T160000Z\r\n');
});

test('is the same event in a later download, which counts', () => {
  const linesOf = (time: number, name: string) =>
    calendarFile([allDay, visit], time)
      .split('\r\n')
      .filter((line) => line.startsWith(name));
  const later = now + 90_000;
  expect(linesOf(later, 'UID:')).toEqual(linesOf(now, 'UID:'));
  expect(new Set(linesOf(now, 'UID:')).size).toBe(2);
  expect(linesOf(now, 'DTSTAMP:')[0]).toBe('DTSTAMP:20261121T170000Z');
  expect(linesOf(later, 'SEQUENCE:')).not.toEqual(linesOf(now, 'SEQUENCE:'));
});
