import { expect, test } from 'vitest';
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
  expect(routes.length).toBe(61);
  expect(addresses.length).toBe(121);
  expect(new Set(addresses.map(({ typed }) => typed)).size).toBe(121);
  expect(publicPages.length).toBe(60);
  expect(templates.length).toBe(23);
  expect(distinctPages.length).toBe(32);
});
