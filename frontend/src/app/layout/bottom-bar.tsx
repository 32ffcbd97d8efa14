import {
  AlertIcon,
  CalendarIcon,
  MapPinIcon,
  MessageIcon,
  PhoneIcon,
} from '@/components/icons';
import layout from '@/components/layout.module.css';
import { PageLink, PhoneLink, PhoneText, UrgentLink } from '@/components/links';
import { BriefOpenNow } from '@/components/opening-hours';
import { ByDestination, useUrgency } from '@/components/urgent/by-destination';
import { VisuallyHidden } from '@/components/visually-hidden';
import { practice } from '@/content/practice';
import {
  emergencyCall,
  emergencyRoomLinks,
  emergencyText,
} from 'shared/urgent-message';
import { t } from 'shared/t';
import styles from './bottom-bar.module.css';

/**
 * On phones, what most visitors came for, in reach of a thumb. Stays at the
 * bottom where there's room.
 */
export const BottomBar = () => (
  <div className={styles.place}>
    <nav aria-label={t('Quick links')} className={styles.bar}>
      <ByDestination
        office={<OfficeLinks />}
        emergencyRoom={<EmergencyLinks />}
      />
    </nav>
  </div>
);

/**
 * Booking is for what can wait, and a closed office isn't whom to call about
 * something urgent. Whoever books by phone has the number.
 */
function OfficeLinks() {
  const urgency = useUrgency();
  return (
    <div className={`${layout.band} ${styles.links}`}>
      <PageLink to="contact" hash="#hours">
        <BriefOpenNow />
      </PageLink>
      <PhoneLink className={urgency && styles.notClosed}>
        <PhoneIcon />
        <span>
          <PhoneText to="call">{t('Call')}</PhoneText>
          <PhoneText to="write">{t('Write')}</PhoneText>
          <VisuallyHidden>{t(' us')}</VisuallyHidden>
        </span>
      </PhoneLink>
      {!urgency && practice.bookingUrl && (
        <a href={practice.bookingUrl} target="_blank" rel="noopener">
          <CalendarIcon />
          {t('Book')}
          <VisuallyHidden>
            {t(' an Appointment (opens our scheduling page in a new tab)')}
          </VisuallyHidden>
        </a>
      )}
      {urgency ? (
        <PageLink to="contact" hash="#directions">
          <MapPinIcon />
          {t('Directions')}
        </PageLink>
      ) : (
        // The top bar has the map.
        <UrgentLink>
          <AlertIcon />
          {t('Urgent?')}
        </UrgentLink>
      )}
    </div>
  );
}

/** Whoever needs an ambulance shouldn't drive. */
function EmergencyLinks() {
  const { emergencyRoom, emergencyMapUrl, textTo911 } = practice;
  const canDrive = useUrgency() !== 'call-911';
  return (
    <div
      className={`${layout.band} ${styles.links} ${styles.emergency}`}
      data-urgent-advice
    >
      <a href={emergencyCall.href}>
        <AlertIcon />
        {emergencyCall.name}
      </a>
      {!canDrive && textTo911 && (
        <a href={emergencyText.href}>
          <MessageIcon />
          {emergencyText.name}
        </a>
      )}
      {canDrive && emergencyRoom && (
        <a href={emergencyRoom.phone.href}>
          <PhoneIcon />
          {emergencyRoomLinks.call}
        </a>
      )}
      {canDrive && (
        <a href={emergencyMapUrl}>
          <MapPinIcon />
          {emergencyRoomLinks[emergencyRoom ? 'directions' : 'find']}
        </a>
      )}
    </div>
  );
}
