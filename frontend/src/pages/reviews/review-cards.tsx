import { reviews } from 'virtual:practice/reviews';
import { Section } from '@/components/section';
import { inWordsAtStart } from '@/content/number-words';
import { ReviewCard } from './review-card';
import styles from './review-cards.module.css';

export function ReviewCards() {
  if (reviews.length === 0) return null;
  return (
    <Section
      title={
        reviews.length > 1
          ? `${inWordsAtStart(reviews.length)} of them, in their own words`
          : 'In a patient’s own words'
      }
    >
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
