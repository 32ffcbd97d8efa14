import type { Review as ReviewNode } from 'schema-dts';
import { practice, type Review } from '@/content/practice';
import { businessId, reviewId } from './ids';

/** A patient's review, as on its card; sample reviews are labeled. */
export function review({ id, author, service, rating, words }: Review): ReviewNode {
  return {
    '@type': 'Review',
    '@id': reviewId(id),
    ...(practice.sample && { name: 'Sample review' }),
    itemReviewed: { '@id': businessId },
    reviewAspect: service,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    author: { '@type': 'Person', name: author },
    reviewBody: words,
  };
}
