import { BriefOpenNow } from '@/components/opening-hours';
import { CalendarIcon, MapPinIcon, PhoneIcon } from '@/components/icons';
import layout from '@/components/layout.module.css';
import { PageLink, PhoneLink } from '@/components/links';
import { VisuallyHidden } from '@/components/visually-hidden';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import styles from './bottom-bar.module.css';

/** On phones, what most visitors came for, in reach of a thumb. Stays at the bottom where there's room. */
export const BottomBar = () => (
  <div className={styles.place}>
    <nav aria-label={t('Quick links')} className={`${layout.band} ${styles.bar}`}>
      <PageLink to="contact" hash="#hours">
        <BriefOpenNow />
      </PageLink>
      <PhoneLink>
        <PhoneIcon />
        {t('Call')}
        <VisuallyHidden>{t(' us')}</VisuallyHidden>
      </PhoneLink>
      <a href={practice.bookingUrl} target="_blank" rel="noopener">
        <CalendarIcon />
        {t('Book')}
        <VisuallyHidden>
          {t(' an Appointment (opens our scheduling page in a new tab)')}
        </VisuallyHidden>
      </a>
      <PageLink to="contact" hash="#directions">
        <MapPinIcon />
        {t('Directions')}
      </PageLink>
    </nav>
  </div>
);
