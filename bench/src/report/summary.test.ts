import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atMost, row } from './row.ts';
import { missed, summary } from './summary.ts';

const rows = [
  row('LCP', 1.2, '×', atMost(1.1)),
  row('Memory', 90, 'MB', atMost(180)),
  row('Start', 3, 's'),
];

test('shows whether each budget is met', () => {
  assert.deepEqual(
    summary(rows).rows.map((cells) => cells.at(-1)),
    ['NO', 'yes', ''],
  );
});

test('finds missed budgets', () => {
  assert.deepEqual(
    missed(rows).map(({ what }) => what),
    ['LCP'],
  );
});
