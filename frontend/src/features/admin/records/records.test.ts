import { expect, test } from 'vitest';
import { page as aboutEntry } from '@/pages/about/page';
import { page as homeEntry } from '@/pages/home/page';
import type { Severity } from 'shared/live-check';
import { filters, matchesSearch, schemaFilter, toRecords } from './records';

const reportWith = (severity: Severity) => ({
  id: 'about' as const,
  label: 'About',
  path: '/about/',
  declaredIndexed: true,
  indexable: true,
  reason: 'it answers 200',
  findings: [{ severity, what: 'What.', todo: 'To do.', paths: ['/about/'] }],
});

const pages = [homeEntry, { ...aboutEntry, title: 'x'.repeat(58) }];

test.each([
  ['all', ['home', 'about']],
  ['long-titles', ['about']],
  ['error', []],
  ['warning', ['about']],
])('the filter %s keeps %j', (id, left) => {
  const filter = filters.find((candidate) => candidate.id === id);
  const records = toRecords(pages, [reportWith('warning')]);
  expect(records.filter((record) => filter?.matches(record)).map(({ page }) => page.id)).toEqual(
    left,
  );
});

test('no page has findings before the first live check', () => {
  const found = toRecords(pages).filter((record) =>
    filters.some(({ id, matches }) => id === 'error' && matches(record)),
  );
  expect(found).toEqual([]);
});

test('filters by schema type', () => {
  const matching = toRecords(pages).filter(schemaFilter('AboutPage').matches);
  expect(matching.map(({ page }) => page.id)).toEqual(['about']);
});

test.each([
  ['', 2],
  ['metuchen', 2],
  ['OPTOMETRISTS metuchen', 1],
  ['/about/', 1],
  ['aboutpage', 1],
  ['nowhere', 0],
])('the search “%s” finds %i', (search, count) => {
  expect(toRecords(pages).filter((record) => matchesSearch(record, search))).toHaveLength(count);
});
