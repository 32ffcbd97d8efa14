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
test('lists 80 routes, 159 addresses and 79 public pages with 24 templates in two languages', () => {
  expect(routes.length).toBe(80);
  expect(addresses.length).toBe(159);
  expect(new Set(addresses.map(({ typed }) => typed)).size).toBe(159);
  expect(publicPages.length).toBe(79);
  expect(templates.length).toBe(24);
  expect(distinctPages.length).toBe(35);
});
