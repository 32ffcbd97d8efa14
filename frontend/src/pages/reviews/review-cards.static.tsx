import { reviews } from 'practice/reviews';
import { Section } from '@/components/section';
import { practice, type Review } from '@/content/practice';
import { Stars } from './illustrations/stars';
import styles from './reviews.module.css';
import { Tag } from './tag';

function ReviewCard({ review }: { review: Review }) {
  const { author, rating, service, words } = review;
  return (
    <figure className={styles.card}>
      <Stars label={`${rating} out of 5 stars`} />
      <blockquote className={styles.words}>{words}</blockquote>
      <figcaption className={styles.signature}>
        <span>
          <strong>{author}</strong>
          <br />
          {service}
        </span>
        {practice.sample && <Tag>Sample review</Tag>}
      </figcaption>
    </figure>
  );
}

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
