import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addresses, publicPages, routes } from './routes.ts';

// Most browser tests loop over these lists, so an empty list would pass them all.
test('lists 22 routes, 43 addresses and 21 public pages', () => {
  assert.equal(routes.length, 22);
  assert.equal(addresses.length, 43);
  assert.equal(new Set(addresses.map(({ typed }) => typed)).size, 43);
  assert.equal(publicPages.length, 21);
});
