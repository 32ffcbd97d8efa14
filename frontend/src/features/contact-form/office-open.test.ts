import { expect, test } from 'vitest';
import { practice } from '@/content/practice';
import { officeOpen } from './office-open';

test.each([
  ['2026-11-20T14:00:00Z', true, 'Friday 9:00 AM'],
  ['2026-11-20T13:59:00Z', false, 'Friday 8:59 AM'],
  ['2026-11-20T21:59:00Z', true, 'Friday 4:59 PM'],
  ['2026-11-20T22:00:00Z', false, 'Friday 5:00 PM'],
  ['2026-11-22T16:00:00Z', false, 'a Sunday'],
  ['2026-11-23T16:00:00Z', false, 'a Monday'],
  ['2026-11-26T16:00:00Z', false, 'Thanksgiving, a Thursday'],
  ['2026-07-14T13:00:00Z', true, 'a Tuesday 9:00 AM in daylight saving time'],
])('%s: open is %s (%s)', (moment, open) => {
  expect(officeOpen(new Date(moment))).toBe(open);
});

const otherOffice = {
  ...practice,
  hours: {
    ...practice.hours,
    Wednesday: [{ opens: '09:00', closes: '12:00' }],
    Friday: [
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ],
    Saturday: [{ opens: '09:00', closes: '13:00' }],
  },
};

test.each([
  ['2026-11-18T16:59:00Z', true, 'a Wednesday 11:59 AM'],
  ['2026-11-18T17:00:00Z', false, 'a Wednesday 12:00 PM'],
  ['2026-11-20T17:30:00Z', false, 'a Friday in the lunch break'],
  ['2026-11-20T18:00:00Z', true, 'a Friday 1:00 PM'],
  ['2026-11-21T17:59:00Z', true, 'a Saturday 12:59 PM'],
  ['2026-11-21T18:00:00Z', false, 'a Saturday 1:00 PM'],
])('with hours of its own for each day, %s: open is %s (%s)', (moment, open) => {
  expect(officeOpen(new Date(moment), otherOffice)).toBe(open);
});
