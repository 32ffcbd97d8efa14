import { expect, test } from 'vitest';
import { page as aboutEntry } from '@/pages/about/page';
import { page as contactEntry } from '@/pages/contact/page';
import { page as homeEntry } from '@/pages/home/page';
import type { Severity } from 'shared/live-check';
import { pressed, sorted, type Sorting, toCsv } from './columns';
import { toRecords } from './records';

const pages = [
  { ...homeEntry, title: 'long title' },
  { ...aboutEntry, title: 'x' },
  { ...contactEntry, title: 'title' },
];

const order = (sorting: Sorting | undefined, records = toRecords(pages)) =>
  sorted(records, sorting).map(({ page }) => page.id);

test('keeps the registry’s order by default', () => {
  expect(order(undefined)).toEqual(['home', 'about', 'contact']);
});

test('sorts pages by name', () => {
  expect(order({ by: 'Page', descending: false })).toEqual(['about', 'contact', 'home']);
});

test('sorts titles by length in both directions', () => {
  expect(order({ by: 'Title', descending: false })).toEqual(['about', 'contact', 'home']);
  expect(order({ by: 'Title', descending: true })).toEqual(['home', 'contact', 'about']);
});

test('one error outweighs many warnings', () => {
  const report = (id: string, ...found: Severity[]) => ({
    id,
    label: id,
    path: `/${id}/`,
    declaredIndexed: true,
    indexable: true,
    reason: 'it answers 200',
    findings: found.map((severity) => ({ severity, what: '', todo: '', paths: [] })),
  });
  const records = toRecords(pages, [
    report('home', 'warning', 'warning', 'warning'),
    report('contact', 'error'),
  ]);
  expect(order({ by: 'Status', descending: true }, records)).toEqual(['contact', 'home', 'about']);
});

test('a column header sorts ascending, then descending, then not at all', () => {
  const first = pressed(undefined, 'Title');
  const second = pressed(first, 'Title');
  expect([first, second, pressed(second, 'Title')]).toEqual([
    { by: 'Title', descending: false },
    { by: 'Title', descending: true },
    undefined,
  ]);
  expect(pressed(second, 'Page')).toEqual({ by: 'Page', descending: false });
});

test('has a header row, a row per page, and doubles quotes', () => {
  const page = { ...homeEntry, title: 'The "clear lens", and more' };
  const [head, row, ...rest] = toCsv(toRecords([page])).split('\r\n');
  expect(head).toMatch(/^"Page","URL","Status","Can be indexed","Because","Title",/);
  expect(row).toContain(
    `"Home","${__SITE_URL__}/","Indexed","","","The ""clear lens"", and more","26",`,
  );
  expect(rest).toEqual(['']);
});
