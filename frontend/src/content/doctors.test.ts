import { expect, test } from 'vitest';
import { doctors } from './doctors';
import { practice } from './practice';

test.each(['slug', 'name', 'portrait'] as const)('five doctors have five different %ss', (key) => {
  expect(new Set(doctors.map((doctor) => doctor[key])).size).toBe(5);
});

test('a practice that is a sample has no doctor who passes for a true one', () => {
  expect(doctors.filter(({ sample }) => sample !== practice.sample)).toEqual([]);
});
