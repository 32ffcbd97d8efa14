import { reviews } from 'practice/reviews';
import { review } from '@/seo/structured-data/review';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { page } from './page';

export function PageData() {
  return <StructuredData page={page} nodes={reviews.map(review)} />;
}
