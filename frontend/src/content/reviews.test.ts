import { expect, test } from 'vitest';
import { awards } from './awards';
import { practice } from './practice';
import { reviews } from './reviews';

test('there are eight reviews, each with an id of its own', () => {
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(8);
});

test.each(reviews)('$author is signed with a first name and one initial', ({ author }) => {
  expect(author).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\.$/u);
});

test('a practice that is a sample has no review or award that passes for a true one', () => {
  expect([...reviews, ...awards].filter(({ sample }) => sample !== practice.sample)).toEqual([]);
});
