import layout from '@/components/layout.module.css';
import { BookingLink, CallLink, UrgentLink } from '@/components/links';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import {
  emergencyCall,
  emergencyRoomLinks,
  emergencyText,
  urgentMessage,
} from 'shared/urgent-message';
import styles from './contact-form.module.css';

/**
 * What's faster than a message, beside the form or below its button. Not with
 * an urgent subject: the style sheet knows it, so it works without scripts.
 */
export const FasterWays = () => (
  <div className={`${layout.card} ${layout.stack}`}>
    <p>
      <strong>{t('Need an answer sooner?')}</strong>
      {practice.bookingUrl
        ? t(' Call us, or book online at any hour.')
        : t(' Call us when we’re open.')}
    </p>
    <div className={layout.row}>
      <CallLink />
    </div>
    {practice.bookingUrl && <BookingLink />}
  </div>
);

/** The first part of the advice for an urgent subject. */
export const UrgentCalls = () => (
  <div className={styles.start}>
    <p className={styles.first}>{urgentMessage.first}</p>
    <div className={styles.calls}>
      <a className={styles.call} href={emergencyCall.href}>
        {emergencyCall.name}
      </a>
      <UrgentLink className={styles.call}>
        {t('What just happened?')}
      </UrgentLink>
      {practice.textTo911 && (
        <a href={emergencyText.href}>{emergencyText.question}</a>
      )}
    </div>
  </div>
);

/** The last part. */
export const UrgentLinks = () => (
  <div className={layout.row}>
    <a href="#urgent">{t('Symptoms that can’t wait')}</a>
    <div data-office="open unknown">
      <CallLink />
    </div>
    <div data-office="closed" hidden>
      <a href={practice.emergencyMapUrl}>
        {emergencyRoomLinks[practice.emergencyRoom ? 'directions' : 'find']}
      </a>
    </div>
  </div>
);
