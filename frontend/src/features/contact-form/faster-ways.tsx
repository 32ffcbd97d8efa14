import { memo, useEffect, useRef } from 'react';
import { OpeningHours, useOpenStatus } from '@/components/opening-hours';
import layout from '@/components/layout.module.css';
import { BookingLink, PhoneLink } from '@/components/links';
import { UrgentText } from '@/components/urgent/urgent-text';
import { statusText } from '@/content/open-status';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { emergencyCall, urgentMessage } from 'shared/urgent-message';
import styles from './contact-form.module.css';

/**
 * What's faster than a message. An urgent subject replaces it by what to do first, and never blocks sending. It's below
 * the message, so no field above moves, and scrolls into view. The style sheet swaps them, so it works without scripts;
 * `urgent` adds what depends on the time. A slow phone that shows the form's errors doesn't render this again.
 */
export const FasterWays = memo(function FasterWays({ urgent }: { urgent: boolean }) {
  const status = useOpenStatus();
  const advice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not while someone is typing, with a subject from earlier.
    if (urgent && !document.activeElement?.matches('input, textarea')) {
      advice.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [urgent]);
  return (
    <div className={`${layout.card} ${styles.faster}`}>
      <div className={`${layout.stack} ${styles.usual}`}>
        <p>
          <strong>{t('Need an answer sooner?')}</strong>
          {t(' Call us, or book online at any hour.')}
        </p>
        <div className={`${layout.row} ${styles.calls}`}>
          <PhoneLink>{t('Call {phone}', { phone: practice.phone.display })}</PhoneLink>
        </div>
        <BookingLink />
      </div>
      <div ref={advice} className={`${layout.stack} ${styles.advice}`} data-urgent-advice>
        <p>{urgentMessage.first}</p>
        <div className={styles.now}>
          <div>
            <p>
              <UrgentText>{urgentMessage.anyTime}</UrgentText>
            </p>
            <p>
              {t('When we’re open: ')}
              <OpeningHours />
            </p>
          </div>
          <div role="status">
            {urgent && status && (
              <>
                <p>
                  <UrgentText>
                    {status.isOpen ? urgentMessage.open : urgentMessage.closed}
                  </UrgentText>
                </p>
                {!status.isOpen && <p>{statusText(status)}</p>}
              </>
            )}
          </div>
        </div>
        <div className={`${layout.row} ${styles.calls}`}>
          <a href={emergencyCall.href}>{emergencyCall.name}</a>
          <a href="#urgent">{t('Signs that can’t wait')}</a>
          <PhoneLink>{t('Call {phone}', { phone: practice.phone.display })}</PhoneLink>
        </div>
      </div>
    </div>
  );
});
