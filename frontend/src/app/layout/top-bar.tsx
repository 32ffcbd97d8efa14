import { MapPinIcon, PhoneIcon } from '@/components/icons';
import { BookingLink, PhoneLink } from '@/components/links';
import { VisuallyHidden } from '@/components/visually-hidden';
import { practice } from '@/content/practice';
import { SocialLinks } from './social-links';
import styles from './top-bar.module.css';

/** Links to call, find, follow and book. */
export function TopBar() {
  const { address, map } = practice;
  return (
    <div className={styles.band}>
      <div className={styles.bar}>
        <PhoneLink className={styles.link}>
          <PhoneIcon />
          <VisuallyHidden>Call us at </VisuallyHidden>
          {practice.phone.display}
        </PhoneLink>
        <a className={styles.link} href={map.url} target="_blank" rel="noopener">
          <MapPinIcon />
          <span className={styles.address}>
            {address.street}, {address.city}
          </span>
          <span className={styles.short}>Map</span>
          <VisuallyHidden> (opens the map in a new tab)</VisuallyHidden>
        </a>
        <div className={styles.end}>
          <SocialLinks className={styles.social} />
          <div className={styles.booking}>
            <BookingLink>Book an Appointment</BookingLink>
          </div>
        </div>
      </div>
    </div>
  );
}
