import { myopiaDoctor, practice } from 'practice/core';
import { towns } from 'practice/towns';
import { expect, test } from 'vitest';
import { indexablePages, pages } from './pages';

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('ids, addresses, titles and descriptions are unique', () => {
  for (const key of [
    'id',
    'path',
    'canonical',
    'title',
    'description',
  ] as const) {
    expect(repeated(pages.map((page) => page[key]))).toEqual([]);
  }
});

/** Without treatments or a doctor for them, there are fewer. */
const aboutMyopia = [
  practice.treatments.length > 0,
  practice.treatments.length > 0,
  myopiaDoctor !== undefined,
].filter(Boolean).length;

test.each(
  Object.entries({
    record: 9 + aboutMyopia,
    town: towns.length,
    urgent: 23,
    legal: 5,
  }),
)('%s: %i pages', (kind, count) =>
  expect(pages.filter((page) => page.kind === kind)).toHaveLength(count),
);

test.each(indexablePages.map((page) => [page.id, page] as const))(
  '%s keeps to the length guides of title and description',
  (_, { title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);
