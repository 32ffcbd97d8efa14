import { doctors } from 'practice/doctors';
import mark from './brand/brand-mark.svg?markup';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import styles from './closing.module.css';
import { Drawing, Illustration } from './illustration';
import { DoorSign, WeekStrip } from './door-sign';

/** Pages about people and what they do. */
const withFaces = [
  'services',
  'eye-care-resources',
  'reviews',
  'myopia-treatment',
];

/** Pages that prepare for a visit. */
const withCard = [
  'new-patients',
  'for-kids',
  'myopia-management',
  'myopia-visit',
  'myopia-doctor',
];

/** The first few of the doctors, shoulder to shoulder. */
const ClosingFaces = () => (
  <div className={styles.faces} data-print="no">
    {doctors.slice(0, 5).map(({ slug, portrait }) => (
      <Illustration key={slug} file={portrait} alt="" />
    ))}
  </div>
);

const { name, address } = practice;

/** The paper card that the front desk hands out, still empty. */
const AppointmentCard = () => (
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

/** Not the same on every page: by what the page is about. */
export function ClosingPicture({ page }: { page: string }) {
  if (withFaces.includes(page)) return <ClosingFaces />;
  return (
    <>
      {withCard.includes(page) ? <AppointmentCard /> : <DoorSign />}
      <div className={styles.week}>
        <WeekStrip />
      </div>
    </>
  );
}
