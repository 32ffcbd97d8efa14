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
test('lists 63 routes, 125 addresses and 62 public pages with 23 templates in two languages', () => {
  expect(routes.length).toBe(63);
  expect(addresses.length).toBe(125);
  expect(new Set(addresses.map(({ typed }) => typed)).size).toBe(125);
  expect(publicPages.length).toBe(62);
  expect(templates.length).toBe(23);
  expect(distinctPages.length).toBe(34);
});
