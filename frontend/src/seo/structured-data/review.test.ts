import { expect, test } from 'vitest';
import { reviews } from 'practice/reviews';
import { practice } from '@/content/practice';
import { review } from './review';

const [first] = reviews;
if (!first) throw new Error('there is no review');

test('a review is about the practice and has its card’s stars and text', () => {
  expect(review(first)).toMatchObject({
    '@id': `${__SITE_URL__}/reviews/#${first.id}`,
    itemReviewed: { '@id': `${__SITE_URL__}/#business` },
    reviewRating: { ratingValue: first.rating, bestRating: 5 },
    author: { name: first.author },
    reviewBody: first.words,
  });
});

test('the markup labels a sample review as such', () => {
  expect(review(first).name).toBe(practice.sample ? 'Sample review' : undefined);
});
