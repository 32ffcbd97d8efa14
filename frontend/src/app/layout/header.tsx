import type { ComponentType } from 'react';
import {
  FacebookIcon,
  InstagramIcon,
  MapPinIcon,
  PhoneIcon,
} from '@/components/icons';
import { Drawing } from '@/components/illustration';
import layout from '@/components/layout.module.css';
import {
  BookingLink,
  LanguageLinks,
  PageLink,
  PhoneLink,
  PhoneText,
} from '@/components/links';
import { OpenNow } from '@/components/opening-hours';
import { useUrgency } from '@/components/urgent/by-destination';
import { VisuallyHidden } from '@/components/visually-hidden';
import { phoneToday } from '@/content/phone';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { emergencyCall, emergencyRoomLinks } from 'shared/urgent-message';
import styles from './header.module.css';
import mark from './illustrations/brand-mark.svg?markup';
import { MobileMenu, Navigation } from './navigation';

/** The logo and the practice's name, as a link to the home page. */
export const Brand = () => (
  <PageLink to="home" className={styles.brand}>
    <Drawing of={mark} className={styles.mark} />
    <span>{practice.name}</span>
  </PageLink>
);

const icons: Record<(typeof practice.social)[number]['name'], ComponentType> = {
  Facebook: FacebookIcon,
  Instagram: InstagramIcon,
};

export const SocialLinks = ({ className = '' }: { className?: string }) => (
  <ul className={`${styles.networks} ${className}`}>
    {practice.social.map(({ name, url }) => {
      const Icon = icons[name];
      return (
        <li key={name}>
          <a
            className={styles.network}
            href={url}
            target="_blank"
            rel="noopener"
          >
            <Icon />
            <VisuallyHidden>
              {t('{practice} on {network} (opens in a new tab)', {
                practice: practice.name,
                network: name,
              })}
            </VisuallyHidden>
          </a>
        </li>
      );
    })}
  </ul>
);

const OfficeLinks = () => (
  <>
    <PhoneLink className={styles.tool}>
      <PhoneIcon />
      <VisuallyHidden>
        <PhoneText to="call">{t('Call us at ')}</PhoneText>
        <PhoneText to="write">{t('Write to us: ')}</PhoneText>
      </VisuallyHidden>
      {phoneToday().display}
    </PhoneLink>
    <a
      className={styles.tool}
      href={practice.map.url}
      target="_blank"
      rel="noopener"
    >
      <MapPinIcon />
      <span className={styles.long}>{practice.address.street}</span>
      <VisuallyHidden>{t(' (opens the map in a new tab)')}</VisuallyHidden>
    </a>
  </>
);

/** Whoever needs an ambulance shouldn't drive. */
const EmergencyLinks = ({ canDrive }: { canDrive: boolean }) => (
  <>
    <a className={styles.tool} href={emergencyCall.href} data-urgent-advice>
      <PhoneIcon />
      {emergencyCall.name}
    </a>
    {canDrive && (
      <a
        className={styles.tool}
        href={practice.emergencyMapUrl}
        data-urgent-advice
      >
        <MapPinIcon />
        {emergencyRoomLinks[practice.emergencyRoom ? 'directions' : 'find']}
      </a>
    )}
  </>
);

/** Links to call, find, follow and book, and whether the practice is open. */
function TopBar() {
  const urgency = useUrgency();
  return (
    <div className={layout.band}>
      <div className={`${layout.row} ${styles.row}`}>
        {!urgency && <OfficeLinks />}
        {/* If the door decides whom to call, the page and the bar at the bottom say it. */}
        {urgency === 'call-911' && <EmergencyLinks canDrive={false} />}
        {urgency === 'emergency-room' && <EmergencyLinks canDrive />}
        <PageLink
          to="contact"
          hash="#hours"
          className={`${styles.tool} ${styles.now}`}
        >
          <OpenNow served={t('Hours and directions')} />
        </PageLink>
        <LanguageLinks className={styles.tool} />
        <SocialLinks className={styles.profiles} />
        {/* For what can wait. Whoever books by phone has the number. */}
        {!urgency && practice.bookingUrl && (
          <div className={styles.booking}>
            <BookingLink>
              <span>
                {t('Book')}
                <span className={styles.long}>{t(' an Appointment')}</span>
              </span>
            </BookingLink>
          </div>
        )}
      </div>
    </div>
  );
}

export const Header = () => (
  <header className={styles.header}>
    <a className={styles.skip} href="#main">
      {t('Skip to the content')}
    </a>
    <TopBar />
    <div className={`${layout.row} ${styles.bar}`}>
      <Brand />
      <div className={styles.wide}>
        <Navigation label={t('Main')} />
      </div>
      <div className={styles.narrow}>
        <MobileMenu />
      </div>
    </div>
  </header>
);
