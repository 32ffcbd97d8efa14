import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeast, atMost, row } from './row.ts';

test('a value at the limit meets its budget', () => {
  assert.equal(row('LCP', 1.1, '×', atMost(1.1)).holds, true);
  assert.equal(row('nginx', 0.9, '×', atLeast(0.9)).holds, true);
});

test('a value beyond the limit misses its budget, even if both are rounded to the same text', () => {
  assert.equal(row('LCP', 1.104, '×', atMost(1.1)).holds, false);
  assert.equal(row('nginx', 0.899, '×', atLeast(0.9)).holds, false);
});

test('NaN misses its budget', () => {
  assert.equal(row('LCP', Number.NaN, '×', atMost(1.1)).holds, false);
  assert.equal(row('LCP', Number.NaN, '×', atMost(1.1)).measured, '–');
});

test('formats value and budget with the same unit', () => {
  assert.deepEqual(row('Memory', 120.26, 'MB', atMost(180)), {
    what: 'Memory',
    measured: '120.3 MB',
    budget: '≤ 180.0 MB',
    holds: true,
  });
});

test('has no verdict without a budget', () => {
  assert.deepEqual(row('First start', 61, 's'), {
    what: 'First start',
    measured: '61.0 s',
    budget: '',
    holds: undefined,
  });
});
