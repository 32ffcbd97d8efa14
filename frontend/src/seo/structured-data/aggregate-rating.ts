import type { AggregateRating } from 'schema-dts';
import { practice } from '@/content/practice';
import { businessId, ratingId } from './ids';

const { rating } = practice;

/** The practice's average rating, for the page that shows it; empty if there's none. */
export const aggregateRating: readonly AggregateRating[] = rating
  ? [
      {
        '@type': 'AggregateRating',
        '@id': ratingId,
        itemReviewed: { '@id': businessId },
        ratingValue: rating.average,
        bestRating: 5,
        reviewCount: rating.count,
      },
    ]
  : [];
