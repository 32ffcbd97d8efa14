import * as openingHours from '@/content/opening-hours?data';
import { type OpenStatus, statusText } from '@/content/open-status';
import { t } from 'shared/t';
import styles from './door-sign.module.css';
import { OpeningHours } from './opening-hours';
import { useOpenStatus } from './use-open-status';

// The keys create a new element for each new text, because a text that changes its length in place counts as a layout shift.

/** The same as the door sign, in one line. */
export function OpenNow({ served }: { served: string }) {
  const status = useOpenStatus();
  return (
    <span key={status?.next} className={styles.dot} data-open={status?.isOpen} data-door-sign>
      {status ? statusText(status) : served}
    </span>
  );
}

function briefState({ isOpen, brief }: OpenStatus): string {
  if (!brief) return isOpen ? t('Open') : t('Closed');
  return isOpen ? t('Open until') : t('Closed until');
}

/** In two short lines. */
export function BriefOpenNow() {
  const status = useOpenStatus();
  return (
    <span key={status?.next} data-door-sign>
      <span className={styles.dot} data-open={status?.isOpen}>
        {status ? briefState(status) : t('Our')}
      </span>
      <br />
      {status ? status.brief : t('hours')}
    </span>
  );
}

/**
 * A sign that hangs from a nail on wide screens: open or closed now, and the weekly hours. It has room for
 * both, so nothing moves when it changes. It isn't a live region, because those interrupt screen readers.
 */
export function DoorSign() {
  const status = useOpenStatus();
  const reason =
    status?.closedFor && !status.isOpen ? t('for {reason}. ', { reason: status.closedFor }) : '';
  return (
    <div className={styles.sign}>
      <div key={status?.next} className={styles.now} data-door-sign>
        <p className={`${styles.dot} ${styles.state}`} data-open={status?.isOpen}>
          {status ? (status.isOpen ? t('Open') : t('Closed')) : t('Hours')}
        </p>
        <p className={styles.next}>{status ? `${reason}${status.next}` : openingHours.closed}</p>
      </div>
      <p>
        <OpeningHours />
      </p>
    </div>
  );
}
