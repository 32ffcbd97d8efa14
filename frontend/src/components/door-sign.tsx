import { table } from '@/content/opening-details?data';
import { closed } from '@/content/opening-hours?data';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { showLiveHours } from './live-hours';
import { Live, OpeningHours } from './opening-hours';
import styles from './opening-hours.module.css';

/**
 * Open or closed now, and the weekly hours. It has room for both, so nothing
 * moves when it changes. It isn't a live region, because those interrupt screen
 * readers.
 */
export const SignText = () => (
  <>
    <div ref={showLiveHours} className={styles.now} data-door-sign>
      <p className={styles.state}>
        <Live text="state" className={styles.dot}>
          {t('Hours')}
        </Live>
      </p>
      <p className={styles.next}>
        <Live text="next">{closed}</Live>
        {practice.bookingUrl && <Live text="invitation">{''}</Live>}
      </p>
    </div>
    <p>
      <OpeningHours starts="lines" />
    </p>
  </>
);

/** A sign that hangs from a nail on wide screens. */
export const DoorSign = () => (
  <div className={styles.sign}>
    <SignText />
    <WeekStrip />
  </div>
);

/** The week at a glance, with today marked. Text next to it says the hours. */
export const WeekStrip = () => (
  <ul className={styles.week} aria-hidden>
    {table.map(({ days, times }) => (
      <li
        key={days}
        ref={showLiveHours}
        className={times ? styles.openDay : undefined}
        data-weekday={days}
      >
        {days.charAt(0)}
      </li>
    ))}
  </ul>
);
