import * as openingHours from '@/content/opening-hours?data';
import { practice } from '@/content/practice';
import styles from './cta-banner.module.css';
import { BookingLink, PhoneLink } from './links';
import { OpeningHours } from './opening-hours';

interface CtaBannerProps {
  heading: string;
  children: string;
  booking?: string;
}

/** The call to action at the end of a page: book online, or call during office hours. */
export function CtaBanner({ heading, children, booking }: CtaBannerProps) {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <h2>{heading}</h2>
        <p>{children}</p>
        <div className={styles.actions}>
          <BookingLink>{booking}</BookingLink>
          <PhoneLink className={styles.phone}>Call {practice.phone.display}</PhoneLink>
        </div>
        <p className={styles.hours}>
          <OpeningHours />. {openingHours.closed}.
        </p>
      </div>
    </section>
  );
}
