import { practice } from '@/content/practice';
import { Stars } from '@/pictures/stars';
import { Tag } from '@/ui/tag';
import styles from './average.module.css';

const { average, countText } = practice.rating;

/** The average, read through a lens. */
export function Average() {
  return (
    <div className={styles.lens}>
      <p className={styles.figure}>{average}</p>
      <Stars rating={average} label={`${average} out of 5 stars`} className={styles.stars} />
      <p>{countText}</p>
      {practice.sample && <Tag>Sample rating</Tag>}
    </div>
  );
}
