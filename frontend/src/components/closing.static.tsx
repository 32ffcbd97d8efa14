import { doctors } from 'practice/doctors';
import mark from './brand/brand-mark.svg?markup';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import styles from './closing.module.css';
import { Drawing, Illustration } from './illustration';
import { DoorSign, WeekStrip } from './opening-hours';

/** The sign on the door. */
export const Sign = () => (
  <>
    <DoorSign />
    <div className={styles.week}>
      <WeekStrip />
    </div>
  </>
);

/** The first few of the doctors, shoulder to shoulder. */
export const ClosingFaces = () => (
  <div className={styles.faces} data-print="no">
    {doctors.slice(0, 5).map(({ slug, portrait }) => (
      <Illustration key={slug} file={portrait} alt="" />
    ))}
  </div>
);

const { name, address } = practice;

/** The paper card that the front desk hands out, still empty. */
export const AppointmentCard = () => (
  <div className={styles.card} aria-hidden data-print="no">
    <p className={styles.name}>
      <Drawing of={mark} />
      {name}
    </p>
    <p className={styles.line}>{t('Your appointment')}</p>
    <WeekStrip />
    <p>
      {address.street}, {address.city}
    </p>
  </div>
);
