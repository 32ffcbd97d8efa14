import assert from 'node:assert/strict';
import { test } from 'node:test';
import { row } from './report.ts';

test('a value up to its limit meets the budget, and neither NaN nor one beyond, even if rounded to the same text', () => {
  assert.equal(row('LCP', 1.1, '×', { atMost: 1.1 }).holds, true);
  assert.equal(row('nginx', 0.9, '×', { atLeast: 0.9 }).holds, true);
  assert.equal(row('LCP', 1.104, '×', { atMost: 1.1 }).holds, false);
  assert.equal(row('nginx', 0.899, '×', { atLeast: 0.9 }).holds, false);
  assert.equal(row('LCP', NaN, '×', { atMost: 1.1 }).holds, false);
});
