import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atMost, row } from './row.ts';
import { missed, summary } from './summary.ts';

const rows = [
  row('LCP', 1.2, '×', atMost(1.1)),
  row('Memory', 90, 'MB', atMost(180)),
  row('Start', 3, 's'),
];

test('each row says whether its budget holds, and nothing where it has none', () => {
  assert.deepEqual(
    summary(rows).rows.map((cells) => cells.at(-1)),
    ['NO', 'yes', ''],
  );
});

test('a budget that does not hold is missed', () => {
  assert.deepEqual(
    missed(rows).map(({ what }) => what),
    ['LCP'],
  );
});
