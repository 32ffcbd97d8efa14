import { expect, test } from 'vitest';
import { page as aboutEntry } from '@/pages/about/page';
import { page as contactEntry } from '@/pages/contact/page';
import { page as homeEntry } from '@/pages/home/page';
import type { Severity } from 'shared/live-check';
import { toRecords } from './record';
import { pressed, sorted, type Sorting } from './sorting';

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
  expect(order({ key: 'page', descending: false })).toEqual(['about', 'contact', 'home']);
});

test('sorts titles by length in both directions', () => {
  expect(order({ key: 'title', descending: false })).toEqual(['about', 'contact', 'home']);
  expect(order({ key: 'title', descending: true })).toEqual(['home', 'contact', 'about']);
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
  expect(order({ key: 'status', descending: true }, records)).toEqual(['contact', 'home', 'about']);
});

test('a column header sorts ascending, then descending, then not at all', () => {
  const first = pressed(undefined, 'title');
  const second = pressed(first, 'title');
  expect([first, second, pressed(second, 'title')]).toEqual([
    { key: 'title', descending: false },
    { key: 'title', descending: true },
    undefined,
  ]);
  expect(pressed(second, 'page')).toEqual({ key: 'page', descending: false });
});
