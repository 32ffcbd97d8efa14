import { expect, test } from 'vitest';
import { aggregateRating } from './aggregate-rating';

test('averages the practice’s ratings and has their count', () => {
  expect(aggregateRating[0]).toMatchObject({
    '@id': `${__SITE_URL__}/reviews/#rating`,
    itemReviewed: { '@id': `${__SITE_URL__}/#business` },
    ratingValue: 4.9,
    bestRating: 5,
    reviewCount: 200,
  });
});
