import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions, median, medians } from './measure.ts';

const read = (environment: Record<string, string>) =>
  readOptions(environment, ['lighthouse', 'nginx'], ['/', '/contact/']);

test('measures everything five times by default', () => {
  assert.deepEqual(read({}), {
    only: ['lighthouse', 'nginx'],
    pages: ['/', '/contact/'],
    rounds: 5,
    against: undefined,
    full: true,
  });
});

test("a run with ONLY, PAGES, ROUNDS or AGAINST isn't a full run", () => {
  assert.equal(read({ ONLY: 'nginx' }).full, false);
  assert.equal(read({ PAGES: '/' }).full, false);
  assert.equal(read({ ROUNDS: '1' }).full, false);
  assert.equal(read({ AGAINST: 'http://localhost:3000' }).full, false);
});

test('splits lists at commas', () => {
  assert.deepEqual(read({ PAGES: '/,/contact/' }).pages, ['/', '/contact/']);
});

test('rejects unknown values', () => {
  assert.throws(
    () => read({ ONLY: 'apache' }),
    /ONLY names apache\. There are: lighthouse, nginx\./,
  );
  assert.throws(() => read({ PAGES: '/nowhere' }), /PAGES names \/nowhere/);
  assert.throws(() => read({ ROUNDS: 'many' }), /ROUNDS/);
});

test('returns the middle value in any order', () => {
  assert.equal(median([30, 10, 20]), 20);
  assert.equal(median([100, 9, 80, 7, 1]), 9);
});

test('returns the mean of the two middle values', () => {
  assert.equal(median([4, 1, 3, 2]), 2.5);
});

test('returns NaN without values, or if one is NaN', () => {
  assert.ok(Number.isNaN(median([])));
  assert.ok(Number.isNaN(median([1, Number.NaN, 2])));
});

test('measures by turns', async () => {
  const order: string[] = [];
  const from = (name: string, values: number[]) => () => {
    order.push(name);
    const first = values.shift() ?? 0;
    return Promise.resolve({ first, second: -first });
  };
  assert.deepEqual(await medians(3, { a: from('a', [1, 9, 4]), b: from('b', [5, 6, 7]) }), {
    a: { first: 4, second: -4 },
    b: { first: 6, second: -6 },
  });
  assert.deepEqual(order, ['a', 'b', 'a', 'b', 'a', 'b']);
});
