import { expect, test } from 'vitest';
import { page as aboutEntry } from '@/pages/about/page';
import { page as homeEntry } from '@/pages/home/page';
import { summarize } from './summary';

const longTitle = { ...aboutEntry, title: 'a'.repeat(61), description: 'b'.repeat(161) };
const unindexed = { ...homeEntry, robots: 'noindex, follow' } as const;

test('figures are counted from the records', () => {
  const summary = summarize([homeEntry, longTitle, unindexed]);
  expect(summary).toMatchObject({
    total: 3,
    counts: {
      indexed: 2,
      'optimal-titles': 2,
      'optimal-descriptions': 2,
      'local-keywords': 2,
    },
  });
});

test('a type counts once for each page that carries it', () => {
  const { schemaCounts } = summarize([homeEntry, aboutEntry]);
  expect(new Map(schemaCounts).get('LocalBusiness')).toBe(2);
  expect(new Map(schemaCounts).get('AboutPage')).toBe(1);
});

test('only types that a page carries are listed as eligible', () => {
  expect(summarize([homeEntry]).eligible).toEqual(['LocalBusiness', 'MedicalBusiness']);
});
