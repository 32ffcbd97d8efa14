import { expect, test } from '@jest/globals';
import type { DayChange } from 'shared/day-changes';
import { Settings } from '../config/settings.ts';
import {
  composeDayMail,
  describeChange,
  describeDifference,
} from './day-mail.ts';

const today = { from: '2026-12-01', until: '2026-12-01' };
const closed: DayChange = { kind: 'closed', reason: 'weather', ...today };
const notice: DayChange = {
  kind: 'notice',
  text: { en: 'Cash only.', es: 'Solo efectivo.' },
  from: '2026-12-01T08:00',
  until: '2026-12-02',
};

test('describes a change by its dates, whenever it is read', () => {
  expect(describeChange(closed)).toBe(
    '2026-12-01: We’re closed on Tuesday, December 1 because of the weather.',
  );
  expect(describeChange(notice)).toBe(
    '2026-12-01 08:00 to 2026-12-02: Cash only. (In Spanish: Solo efectivo.)',
  );
});

test('tells what was set from what was taken down', () => {
  expect(describeDifference([closed], [{ ...notice }])).toEqual([
    `Set: ${describeChange(notice)}`,
    `Taken down: ${describeChange(closed)}`,
  ]);
  expect(describeDifference([closed, notice], [notice, closed])).toEqual([
    'The order was changed.',
  ]);
});

test('is addressed to no one without settings, as other mails', () =>
  expect(composeDayMail([], 7, {}, new Settings())).not.toHaveProperty('to'));
