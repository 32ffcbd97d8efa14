import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addresses,
  distinctPages,
  publicPages,
  routes,
  templates,
} from './routes.ts';

// Most browser tests loop over these lists, so an empty list would pass them
// all.
test('lists 61 routes, 121 addresses and 60 public pages with 23 templates in two languages', () => {
  assert.equal(routes.length, 61);
  assert.equal(addresses.length, 121);
  assert.equal(new Set(addresses.map(({ typed }) => typed)).size, 121);
  assert.equal(publicPages.length, 60);
  assert.equal(templates.length, 23);
  assert.equal(distinctPages.length, 32);
});
