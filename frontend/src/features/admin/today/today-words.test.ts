import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DayChange } from 'shared/day-changes';
import { endInWords, startInWords } from './today-words';

const today = '2026-12-01';

const closed = (from: string, until = from): DayChange => ({
  kind: 'closed',
  reason: 'weather',
  from,
  until,
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T11:04:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2026-12-01', 'Until tonight'],
  ['2026-12-01T14:00', 'Until 2:00 PM today'],
  ['2026-12-24', 'Until the end of Thursday, December 24'],
  ['2026-12-24T12:00', 'Until Thursday, December 24, 12:00 PM'],
])('says when it ends: %s', (until, words) => {
  expect(endInWords(closed(today, until), today)).toBe(words);
});

test('hours are told of seven days ahead, everything else as it begins', () => {
  const now = 'Visitors see it within ten seconds.';
  expect(startInWords(closed('2026-12-08'))).toBe(now);
  expect(startInWords(closed('2026-12-09'))).toBe(
    'Visitors see it starting Wednesday, December 2.',
  );
  const phone = (from: string): DayChange => ({
    kind: 'phone',
    from,
    until: '2026-12-09',
  });
  expect(startInWords(phone(today))).toBe(now);
  expect(startInWords(phone('2026-12-08'))).toBe(
    'Visitors see it starting Tuesday, December 8.',
  );
});
