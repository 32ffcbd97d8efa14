import { practice } from '@/content/practice';
import { Stars } from './illustrations/stars';
import styles from './reviews.module.css';
import { Tag } from './tag';

/** The average rating in a lens. */
export function Average() {
  if (!practice.rating) return null;
  const { average, countText } = practice.rating;
  return (
    <div className={styles.lens}>
      <p className={styles.number}>{average}</p>
      <Stars rating={average} label={`${average} out of 5 stars`} className={styles.stars} />
      <p>{countText}</p>
      {practice.sample && <Tag>Sample rating</Tag>}
    </div>
  );
}
