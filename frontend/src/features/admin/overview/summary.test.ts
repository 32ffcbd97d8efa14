import { expect, test } from 'vitest';
import { page as aboutEntry } from '@/pages/about/page';
import { page as homeEntry } from '@/pages/home/page';
import { summarize } from './summary';

const longTitle = {
  ...aboutEntry,
  title: 'a'.repeat(61),
  description: 'b'.repeat(161),
};
const unindexed = { ...homeEntry, robots: 'noindex, follow' } as const;

test('counts the metrics from the records', () => {
  const { total, counts } = summarize([homeEntry, longTitle, unindexed]);
  expect([total, ...counts.map(({ count }) => count)]).toEqual([3, 2, 2, 2, 2]);
});

test('counts a type once for each page that has it', () => {
  const { schemaCounts } = summarize([homeEntry, aboutEntry]);
  expect(new Map(schemaCounts).get('LocalBusiness')).toBe(2);
  expect(new Map(schemaCounts).get('AboutPage')).toBe(1);
});

test('lists only eligible types that a page has', () =>
  expect(summarize([homeEntry]).eligible).toEqual([
    'LocalBusiness',
    'MedicalBusiness',
  ]));
