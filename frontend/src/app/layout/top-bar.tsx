import { OpenNow } from '@/components/opening-hours';
import { MapPinIcon, PhoneIcon } from '@/components/icons';
import { BookingLink, PageLink, PhoneLink } from '@/components/links';
import { VisuallyHidden } from '@/components/visually-hidden';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { SocialLinks } from './social-links';
import styles from './top-bar.module.css';

/** Links to call, find, follow and book, and whether the practice is open. */
export function TopBar() {
  const { address, map } = practice;
  return (
    <div className={styles.band}>
      <div className={styles.bar}>
        <PhoneLink className={styles.link}>
          <PhoneIcon />
          <VisuallyHidden>{t('Call us at ')}</VisuallyHidden>
          {practice.phone.display}
        </PhoneLink>
        <a className={styles.link} href={map.url} target="_blank" rel="noopener">
          <MapPinIcon />
          <span className={styles.wide}>{`${address.street}, ${address.city}`}</span>
          <VisuallyHidden>{t(' (opens the map in a new tab)')}</VisuallyHidden>
        </a>
        <PageLink to="contact" hash="#hours" className={`${styles.link} ${styles.now}`}>
          <OpenNow served={t('Hours and directions')} />
        </PageLink>
        <SocialLinks className={styles.social} />
        <div className={styles.booking}>
          <BookingLink>
            <span>
              {t('Book')}
              <span className={styles.wide}>{t(' an Appointment')}</span>
            </span>
          </BookingLink>
        </div>
      </div>
    </div>
  );
}
