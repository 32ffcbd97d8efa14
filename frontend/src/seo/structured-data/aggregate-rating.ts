import type { AggregateRating } from 'schema-dts';
import { practice } from '@/content/practice';
import { businessId, ratingId } from './ids';

/** The practice's average, for the page that shows it. */
export const aggregateRating: AggregateRating = {
  '@type': 'AggregateRating',
  '@id': ratingId,
  itemReviewed: { '@id': businessId },
  ratingValue: practice.rating.average,
  bestRating: 5,
  reviewCount: practice.rating.count,
};
