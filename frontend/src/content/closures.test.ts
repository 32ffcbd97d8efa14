import { expect, test } from 'vitest';
import { closures } from './closures';

test('names a closed day with its weekday', () => {
  expect(closures[0]).toEqual({
    date: '2026-11-26',
    reason: 'Thanksgiving',
    day: 'Thursday, November 26',
  });
});
