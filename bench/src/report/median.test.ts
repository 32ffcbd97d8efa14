import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median } from './median.ts';

test('the median is the middle value, whatever the order', () => {
  assert.equal(median([30, 10, 20]), 20);
  assert.equal(median([100, 9, 80, 7, 1]), 9);
});

test('of an even number of values it is the mean of the two in the middle', () => {
  assert.equal(median([4, 1, 3, 2]), 2.5);
});

test('there is none of no values', () => {
  assert.ok(Number.isNaN(median([])));
});
