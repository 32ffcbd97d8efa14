import { documents } from 'practice/legal';
import { towns } from 'practice/towns';
import { expect, test } from 'vitest';
import { indexablePages, pages, recordPages } from './pages';

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('ids, addresses, titles and descriptions are unique', () => {
  for (const key of ['id', 'path', 'canonical', 'title', 'description'] as const) {
    expect(repeated(pages.map((page) => page[key]))).toEqual([]);
  }
});

test('there are twelve public pages, one page per town, two of help, sixteen about urgent signs and five legal pages', () => {
  expect(indexablePages).toHaveLength(12 + towns.length + 2 + 16 + 5);
  expect(documents).toHaveLength(5);
  expect(recordPages).toHaveLength(12);
});

test.each(indexablePages.map((page) => [page.id, page] as const))(
  '%s keeps to the length guides of title and description',
  (_, { title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);
