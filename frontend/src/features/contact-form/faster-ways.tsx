import { memo, useEffect, useRef } from 'react';
import { OpeningHours, OpenNow } from '@/components/opening-hours';
import layout from '@/components/layout.module.css';
import { BookingLink, CallLink, UrgentLink } from '@/components/links';
import { UrgentText } from '@/components/urgent/urgent-text';
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
 * an urgent subject: the style sheet knows it, so it works without scripts. A
 * slow phone that shows the form's errors doesn't render it again.
 */
export const FasterWays = memo(function FasterWays() {
  return (
    <div className={`${layout.card} ${styles.faster}`}>
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
});

/** Right below the subject. Never blocks sending. */
export const UrgentAdvice = memo(function UrgentAdvice({
  urgent,
}: {
  urgent: boolean;
}) {
  const advice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not while someone is typing, with a subject from earlier.
    if (urgent && !document.activeElement?.matches('input, textarea')) {
      advice.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [urgent]);
  return (
    <div
      ref={advice}
      className={`${styles.wide} ${styles.advice}`}
      data-urgent-advice
    >
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
      <div className={styles.now}>
        <FirstThing />
        {/* Screen readers announce what's added here. The style sheet hides the same text above. */}
        <div role="status">{urgent && <FirstThing />}</div>
        <div className={layout.row}>
          <a href="#urgent">{t('Symptoms that can’t wait')}</a>
          <div data-office="open unknown">
            <CallLink />
          </div>
          <div data-office="closed" hidden>
            <a href={practice.emergencyMapUrl}>
              {
                emergencyRoomLinks[
                  practice.emergencyRoom ? 'directions' : 'find'
                ]
              }
            </a>
          </div>
        </div>
      </div>
    </div>
  );
});
/** What to do now, as the office is open or closed. */
const FirstThing = () => (
  <div>
    <p data-office="open" hidden>
      <UrgentText>{urgentMessage.open}</UrgentText>
    </p>
    <p data-office="closed" hidden>
      <UrgentText>{urgentMessage.closed}</UrgentText>
    </p>
    <p data-office="closed" hidden>
      <OpenNow served="" />
    </p>
    <p data-office="unknown">
      <UrgentText>{urgentMessage.anyTime}</UrgentText>
    </p>
    <p data-office="unknown">
      {t('When we’re open: ')}
      <OpeningHours />
    </p>
  </div>
);
