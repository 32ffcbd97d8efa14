import { BookingLink } from '@/components/booking-link';
import { Illustration } from '@/components/illustration';
import { OpeningHours } from '@/components/opening-hours';
import { PhoneLink } from '@/components/phone-link';
import { UrgentLink } from '@/components/urgent-link';
import * as openingHours from '@/content/opening-hours?data';
import { practice } from '@/content/practice';
import styles from './home.module.css';
import heroLens from './illustrations/hero-lens.tsx?illustration';

export function Hero() {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1 tabIndex={-1}>Stronger Vision for Stronger Health</h1>
          <UrgentLink className={styles.urgent} />
          <p className={styles.lead}>
            Five eye doctors, five minutes on foot from Metuchen station. We take an hour for your
            eyes, tell you in plain words what we see, and write it down for you to take home.
          </p>
          <div className={styles.actions}>
            <BookingLink>Book an Appointment</BookingLink>
            <PhoneLink className={styles.phone}>or call {practice.phone.display}</PhoneLink>
          </div>
          <p className={styles.hours}>
            <OpeningHours />. {openingHours.closed}.
          </p>
        </div>
        <Illustration file={heroLens} alt="" className={styles.illustration} early />
      </div>
    </div>
  );
}
