import { DoorSign } from '@/components/door-sign';
import { BookingLink, PhoneLink } from '@/components/links';
import { VisuallyHidden } from '@/components/visually-hidden';
import { practice } from '@/content/practice';
import styles from './bottom-bar.module.css';

/** On phones, what people come for, always in reach of the thumb. */
export function BottomBar() {
  return (
    <nav className={styles.bar} aria-label="Call, book or find us">
      <DoorSign className={styles.sign} />
      <PhoneLink className={styles.link}>
        Call<VisuallyHidden> us at {practice.phone.display}</VisuallyHidden>
      </PhoneLink>
      <BookingLink>Book</BookingLink>
      <a className={styles.link} href={practice.map.directionsUrl} target="_blank" rel="noopener">
        Directions<VisuallyHidden> (opens the map in a new tab)</VisuallyHidden>
      </a>
    </nav>
  );
}
