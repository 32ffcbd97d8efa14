import type { ReactNode } from 'react';
import { practice } from '@/content/practice';
import { Stars } from './illustrations/stars';
import styles from './reviews.module.css';

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

/** A short label, such as Sample review. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
