import { expect, test } from 'vitest';
import { row } from './report.ts';

test('a value up to its limit meets the budget, and neither NaN nor one beyond, even if rounded to the same text', () => {
  expect(row('LCP', 1.1, '×', { atMost: 1.1 }).holds).toBe(true);
  expect(row('nginx', 0.9, '×', { atLeast: 0.9 }).holds).toBe(true);
  expect(row('LCP', 1.104, '×', { atMost: 1.1 }).holds).toBe(false);
  expect(row('nginx', 0.899, '×', { atLeast: 0.9 }).holds).toBe(false);
  expect(row('LCP', NaN, '×', { atMost: 1.1 }).holds).toBe(false);
});
