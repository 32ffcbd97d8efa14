import assert from 'node:assert/strict';
import { test } from 'node:test';
import { row, summary } from './report.ts';

test('a value up to its limit meets the budget, and none beyond, even if rounded to the same text', () => {
  assert.equal(row('LCP', 1.1, '×', { atMost: 1.1 }).holds, true);
  assert.equal(row('nginx', 0.9, '×', { atLeast: 0.9 }).holds, true);
  assert.equal(row('LCP', 1.104, '×', { atMost: 1.1 }).holds, false);
  assert.equal(row('nginx', 0.899, '×', { atLeast: 0.9 }).holds, false);
});

test('NaN misses its budget', () => {
  const budget = '≤ 1.10 ×';
  const missed = { what: 'LCP', measured: '–', budget, holds: false };
  assert.deepEqual(row('LCP', Number.NaN, '×', { atMost: 1.1 }), missed);
});

test('formats value and budget with the same unit, and has no verdict without a budget', () => {
  const rows = [
    row('Memory', 120.26, 'MB', { atMost: 180 }),
    row('LCP', 1.2, '×', { atMost: 1.1 }),
    row('First start', 61, 's'),
  ];
  assert.deepEqual(summary(rows).rows, [
    ['Memory', '120.3 MB', '≤ 180.0 MB', 'yes'],
    ['LCP', '1.20 ×', '≤ 1.10 ×', 'NO'],
    ['First start', '61.0 s', '', ''],
  ]);
});
