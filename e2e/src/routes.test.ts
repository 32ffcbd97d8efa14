import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addresses, publicPages, routes } from './routes.ts';

// Most browser tests are made from these lists: an empty one would leave nothing to fail.
test('there are seventeen routes, each in both slash forms but home, and sixteen pages for visitors', () => {
  assert.equal(routes.length, 17);
  assert.equal(addresses.length, 33);
  assert.equal(new Set(addresses.map(({ typed }) => typed)).size, 33);
  assert.equal(publicPages.length, 16);
});
