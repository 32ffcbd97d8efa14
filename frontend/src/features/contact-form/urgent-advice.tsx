import { memo, useEffect, useRef } from 'react';
import { OpeningHours, OpenNow } from '@/components/opening-hours';
import { UrgentText } from '@/components/urgent/urgent-text';
import { t } from 'shared/t';
import { urgentMessage } from 'shared/urgent-message';
import styles from './contact-form.module.css';
import { UrgentCalls, UrgentLinks } from './faster-ways.static';

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
      <UrgentCalls />
      <div className={styles.now}>
        <FirstThing />
        {/* Screen readers announce what's added here. The style sheet hides the same text above. */}
        <div role="status">{urgent && <FirstThing />}</div>
        <UrgentLinks />
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
