import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file';

const now = new Date('2026-11-21T17:00:00Z');

test('has an all-day event with a reminder for each exam that has a date', () => {
  const name =
    'Exam at age 3; a long name, with commas, that has to be folded in the file';
  const file = calendarFile([{ name }, { name, date: '2028-02-29' }], now);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  for (const line of file.split('\r\n'))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);

  const [event, ...others] = new ICAL.Component(
    ICAL.parse(file) as unknown[],
  ).getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  expect(event?.getFirstPropertyValue('summary')).toBe(`Eye doctor: ${name}`);
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20280229\r\n');
  expect(file).toContain('\r\nDTSTAMP:20261121T170000Z\r\n');
  expect(
    event
      ?.getFirstSubcomponent('valarm')
      ?.getFirstPropertyValue('trigger')
      ?.toString(),
  ).toBe('-P14D');
});

test('gives each event its own id', () => {
  const file = calendarFile(
    ['2027-11-21', '2028-11-21'].map((date) => ({ name: 'Yearly exam', date })),
    now,
  );
  const ids = file.match(/^UID:.*$/gm) ?? [];
  expect(new Set(ids).size).toBe(2);
});
