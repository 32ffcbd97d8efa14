import { Fragment } from 'react';
import * as openingHours from '@/content/opening-hours?data';
import styles from './opening-hours.module.css';

/** Opening days and hours in one line, without breaks within the hours. */
export function OpeningHours() {
  return openingHours.lines.map(({ days, times }, index) => (
    <Fragment key={days}>
      {index > 0 && ', '}
      {`${days} `}
      <span className={styles.times}>{times}</span>
    </Fragment>
  ));
}
