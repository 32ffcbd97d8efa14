import { practice } from '@/content/practice';
import styles from './opening-hours.module.css';

/** The days and times of opening in one line, which never breaks within the times. */
export function OpeningHours() {
  return (
    <>
      {practice.openDays} <span className={styles.times}>{practice.openTimes}</span>
    </>
  );
}
