import { closures } from '@/content/closures?data';
import { t } from 'shared/t';
import styles from './contact.module.css';

export function HolidayClosures() {
  if (closures.length === 0) return null;
  return (
    <>
      <h3>{t('Holiday closures')}</h3>
      <ul className={styles.closures}>
        {closures.map(({ date, day, reason }) => (
          <li key={date}>
            {t('Closed ')}
            <time dateTime={date}>{day}</time> ({reason})
          </li>
        ))}
      </ul>
    </>
  );
}
