import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median } from './median.ts';

test('returns the middle value in any order', () => {
  assert.equal(median([30, 10, 20]), 20);
  assert.equal(median([100, 9, 80, 7, 1]), 9);
});

test('returns the mean of the two middle values', () => {
  assert.equal(median([4, 1, 3, 2]), 2.5);
});

test('returns NaN without values', () => {
  assert.ok(Number.isNaN(median([])));
});
