import { practice } from '@/content/practice';
import { t } from 'shared/t';
import styles from './cta-banner.module.css';
import layout from './layout.module.css';
import { BookingLink, PhoneLink } from './links';
import { DoorSign } from './opening-hours';
import { Section } from './section';

interface CtaBannerProps {
  heading: string;
  children: string;
  booking?: string;
}

/** The call to action at the end of a page: book online, or call during office hours. */
export const CtaBanner = ({ heading, children, booking }: CtaBannerProps) => (
  <Section title={heading} tone="band" illustration={<DoorSign />}>
    <p>{children}</p>
    <div className={layout.row}>
      <BookingLink>{booking}</BookingLink>
      <PhoneLink className={`${layout.prominent} ${styles.phone}`}>
        {t('Call {phone}', { phone: practice.phone.display })}
      </PhoneLink>
    </div>
  </Section>
);
