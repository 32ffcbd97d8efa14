import { expect, test } from 'vitest';
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
