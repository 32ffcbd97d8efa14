import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addresses, distinctPages, publicPages, routes } from './routes.ts';

// Most browser tests loop over these lists, so an empty list would pass them all.
test('lists 34 routes, 67 addresses and 33 public pages, 27 of them distinct', () => {
  assert.equal(routes.length, 34);
  assert.equal(addresses.length, 67);
  assert.equal(new Set(addresses.map(({ typed }) => typed)).size, 67);
  assert.equal(publicPages.length, 33);
  assert.equal(distinctPages.length, 27);
});
