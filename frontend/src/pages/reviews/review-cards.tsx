import { reviews } from 'virtual:practice/reviews';
import { Section } from '@/components/section';
import { ReviewCard } from './review-card';
import styles from './review-cards.module.css';

export function ReviewCards() {
  if (reviews.length === 0) return null;
  return (
    <Section title={reviews.length > 1 ? 'What our patients say' : 'What one patient says'}>
      <ul className={styles.cards}>
        {reviews.map((review) => (
          <li key={review.id} id={review.id} className={styles.cell}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
