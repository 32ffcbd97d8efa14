import { Fragment } from 'react';
import * as openingHours from '@/content/opening-hours?data';
import styles from './opening-hours.module.css';

/** The days and times of opening in one line, which never breaks within the times. */
export function OpeningHours() {
  return openingHours.lines.map(({ days, times }, index) => (
    <Fragment key={days}>
      {index > 0 && ', '}
      {days} <span className={styles.times}>{times}</span>
    </Fragment>
  ));
}
