import { practice } from '@/content/practice';
import { t } from 'shared/t';
import styles from './cta-banner.module.css';
import { DoorSign } from './opening-hours';
import { BookingLink, PhoneLink } from './links';

interface CtaBannerProps {
  heading: string;
  children: string;
  booking?: string;
}

/** The call to action at the end of a page: book online, or call during office hours. */
export const CtaBanner = ({ heading, children, booking }: CtaBannerProps) => (
  <section className={styles.band}>
    <div className={styles.text}>
      <h2>{heading}</h2>
      <p>{children}</p>
      <div className={styles.actions}>
        <BookingLink>{booking}</BookingLink>
        <PhoneLink className={styles.phone}>
          {t('Call {phone}', { phone: practice.phone.display })}
        </PhoneLink>
      </div>
    </div>
    <DoorSign />
  </section>
);
