import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeast, atMost, row } from './row.ts';

test('a number at the limit of its budget holds it', () => {
  assert.equal(row('LCP', 1.1, '×', atMost(1.1)).holds, true);
  assert.equal(row('nginx', 0.9, '×', atLeast(0.9)).holds, true);
});

test('a number beyond the limit breaks it, even where both are written alike', () => {
  assert.equal(row('LCP', 1.104, '×', atMost(1.1)).holds, false);
  assert.equal(row('nginx', 0.899, '×', atLeast(0.9)).holds, false);
});

test('what could not be measured breaks its budget', () => {
  assert.equal(row('LCP', Number.NaN, '×', atMost(1.1)).holds, false);
  assert.equal(row('LCP', Number.NaN, '×', atMost(1.1)).measured, '–');
});

test('number and budget are written with the same unit', () => {
  assert.deepEqual(row('Memory', 120.26, 'MB', atMost(180)), {
    what: 'Memory',
    measured: '120.3 MB',
    budget: '≤ 180.0 MB',
    holds: true,
  });
});

test('a number without a budget is only told', () => {
  assert.deepEqual(row('First start', 61, 's'), {
    what: 'First start',
    measured: '61.0 s',
    budget: '',
    holds: undefined,
  });
});
