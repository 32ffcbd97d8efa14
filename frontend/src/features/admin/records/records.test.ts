import { expect, test, vi } from 'vitest';
import { page as aboutEntry } from '@/pages/about/page';
import { page as contactEntry } from '@/pages/contact/page';
import { page as homeEntry } from '@/pages/home/page';
import type { Severity } from 'shared/live-check';
import { nextSorting, sorted } from '../sorting';
import { columns } from './columns';
import { toCsv } from './csv';
import {
  filterById,
  filters,
  matchesSearch,
  schemaFilter,
  type SeoRecord,
  toRecords,
} from './records';

const pages = [
  { ...homeEntry, title: 'title' },
  { ...aboutEntry, title: 'x'.repeat(58) },
  { ...contactEntry, title: 't' },
];

const reportWith = (id: string, ...found: Severity[]) => ({
  id,
  label: id,
  path: `/${id}/`,
  declaredIndexed: true,
  indexable: true,
  reason: 'it answers 200',
  findings: found.map((severity) => ({
    severity,
    what: '',
    todo: '',
    paths: [],
  })),
});

const ids = (records: readonly SeoRecord[]) =>
  records.map(({ page }) => page.id);

test.each([
  ['all', ['home', 'about', 'contact']],
  ['long-titles', ['about']],
  ['error', []],
  ['warning', ['about']],
])('the filter %s keeps %j', (id, left) => {
  const filter = filters.find((candidate) => candidate.id === id);
  const records = toRecords(pages, [reportWith('about', 'warning')]);
  expect(ids(records.filter((record) => filter?.matches(record)))).toEqual(
    left,
  );
});

test('no page has findings before the first live check', () => {
  const errors = filters.find(({ id }) => id === 'error');
  expect(
    toRecords(pages).filter((record) => errors?.matches(record) !== false),
  ).toEqual([]);
});

test('filters by schema type', () =>
  expect(
    ids(toRecords(pages).filter(schemaFilter('AboutPage').matches)),
  ).toEqual(['about']));

test.each([
  ['long-titles', 'long-titles'],
  ['AboutPage', 'AboutPage'],
  ['no such filter', 'all'],
])('“%s” in the address shows %s', (id, shown) =>
  expect(filterById(id, toRecords(pages)).id).toBe(shown),
);

test.each([
  ['', 2],
  ['metuchen', 2],
  ['OPTOMETRISTS metuchen', 1],
  ['/about/', 1],
  ['aboutpage', 1],
  ['nowhere', 0],
])('the search “%s” finds %i', (search, count) => {
  const records = toRecords([
    homeEntry,
    { ...aboutEntry, title: 'x'.repeat(58) },
  ]);
  expect(
    records.filter((record) => matchesSearch(record, search)),
  ).toHaveLength(count);
});

test.each([
  ['', ['home', 'about', 'contact']],
  ['Page', ['about', 'contact', 'home']],
  ['Title', ['contact', 'home', 'about']],
  ['-Title', ['about', 'home', 'contact']],
  ['no such column', ['home', 'about', 'contact']],
  ['URL', ['home', 'about', 'contact']],
])('the sorting “%s” has the order %j', (sorting, order) =>
  expect(ids(sorted(toRecords(pages), columns, sorting))).toEqual(order),
);

test('one error outweighs many warnings', () => {
  const reports = [
    reportWith('home', 'warning', 'warning', 'warning'),
    reportWith('contact', 'error'),
  ];
  const records = sorted(toRecords(pages, reports), columns, '-Status');
  expect(ids(records)).toEqual(['contact', 'home', 'about']);
});

test('a column header sorts ascending, then descending, then not at all', () => {
  expect(nextSorting('', 'Title')).toBe('Title');
  expect(nextSorting('Title', 'Title')).toBe('-Title');
  expect(nextSorting('-Title', 'Title')).toBe('');
  expect(nextSorting('-Title', 'Page')).toBe('Page');
});

test('the CSV has a header row, a row per page, and doubles quotes', () => {
  vi.stubGlobal('document', {
    createElement: () => ({ getContext: () => null }),
  });
  const page = { ...homeEntry, title: 'The "clear lens", and more' };
  const [head, row, ...rest] = toCsv(columns, toRecords([page])).split('\r\n');
  const names =
    '"Page","URL","Title","Title characters","Title pixels","Description","Description characters","Description pixels","Status","Can be indexed","Because","Schemas","Errors","Warnings","Notices"';
  expect(head?.split(',')).toEqual(expect.arrayContaining(names.split(',')));
  expect(row).toContain(
    `"Home","${__SITE_URL__}/","The ""clear lens"", and more","26",`,
  );
  expect(rest).toEqual(['']);
});
