import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addresses, distinctPages, publicPages, routes } from './routes.ts';

// Most browser tests loop over these lists, so an empty list would pass them all.
test('lists 33 routes, 65 addresses and 32 public pages, 26 of them distinct', () => {
  assert.equal(routes.length, 33);
  assert.equal(addresses.length, 65);
  assert.equal(new Set(addresses.map(({ typed }) => typed)).size, 65);
  assert.equal(publicPages.length, 32);
  assert.equal(distinctPages.length, 26);
});
