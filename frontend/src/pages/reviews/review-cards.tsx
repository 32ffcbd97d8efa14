import { reviews } from 'virtual:practice/reviews';
import { Section } from '@/components/section';
import { inWordsAtStart } from '@/content/number-words';
import { ReviewCard } from './review-card';
import styles from './review-cards.module.css';

export function ReviewCards() {
  return (
    <Section title={`${inWordsAtStart(reviews.length)} of them, in their own words`}>
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
