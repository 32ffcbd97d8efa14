import mark from '@/components/brand/brand-mark.svg?markup';
import { MapPinIcon, PhoneIcon } from '@/components/icons';
import { Drawing } from '@/components/illustration';
import layout from '@/components/layout.module.css';
import {
  BookingLink,
  LanguageLinks,
  PageLink,
  PhoneLink,
  PhoneText,
  UrgentLink,
} from '@/components/links';
import { OpenNow } from '@/components/opening-hours';
import { useUrgency } from '@/components/urgent/by-destination';
import { VisuallyHidden } from '@/components/visually-hidden';
import { phoneToday } from '@/content/phone';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { emergencyCall, emergencyRoomLinks } from 'shared/urgent-message';
import styles from './header.module.css';
import { MobileMenu, Navigation } from './navigation';
import { SocialLinks } from './social-links';

/** The logo and the practice's name, as a link to the home page. */
export const Brand = () => (
  <PageLink to="home" className={styles.brand}>
    <Drawing of={mark} className={styles.mark} />
    <span>{practice.name}</span>
  </PageLink>
);

/**
 * In the top bar where there's room, else beside the menu. Phones have it in
 * the bar at the bottom. The urgent pages themselves don't need it.
 */
const UrgentHelp = ({ className }: { className?: string }) =>
  useUrgency() ? null : (
    <UrgentLink className={className}>{t('Urgent eye problem?')}</UrgentLink>
  );

const OfficeLinks = () => (
  <>
    <PhoneLink className={styles.tool}>
      <PhoneIcon />
      <PhoneText to="call">
        <VisuallyHidden>{t('Call us at ')}</VisuallyHidden>
        {phoneToday().display}
      </PhoneText>
      {/* The number and that it's not working would take two lines of a phone. */}
      <PhoneText to="write">{t('Write to us')}</PhoneText>
    </PhoneLink>
    <a
      className={styles.tool}
      href={practice.map.url}
      target="_blank"
      rel="noopener"
    >
      <MapPinIcon />
      <VisuallyHidden>
        {practice.address.street}
        {t(' (opens the map in a new tab)')}
      </VisuallyHidden>
    </a>
    <UrgentHelp className={`${styles.tool} ${styles.inTopBar}`} />
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
        <UrgentHelp className={styles.besideMenu} />
        <MobileMenu />
      </div>
    </div>
  </header>
);
