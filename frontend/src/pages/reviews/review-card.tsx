import type { Review } from 'virtual:practice/reviews';
import { practice } from '@/content/practice';
import { Stars } from './illustrations/stars';
import styles from './review-card.module.css';
import { Tag } from './tag';

export function ReviewCard({ review }: { review: Review }) {
  const { author, rating, service, words } = review;
  return (
    <figure className={styles.card}>
      <Stars label={`${rating} out of 5 stars`} />
      <blockquote className={styles.text}>{words}</blockquote>
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
