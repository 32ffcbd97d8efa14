import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addresses, publicPages, routes } from './routes.ts';

// Most browser tests loop over these lists, so an empty list would pass them all.
test('lists 23 routes, 45 addresses and 22 public pages', () => {
  assert.equal(routes.length, 23);
  assert.equal(addresses.length, 45);
  assert.equal(new Set(addresses.map(({ typed }) => typed)).size, 45);
  assert.equal(publicPages.length, 22);
});
