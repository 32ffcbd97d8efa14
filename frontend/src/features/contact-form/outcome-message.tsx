import { useEffect, useRef } from 'react';
import { PhoneLink } from '@/components/links';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { emergencyCall } from 'shared/urgent-message';
import styles from './contact-form.module.css';
import type { Outcome } from './use-contact-form';

interface OutcomeMessageProps {
  submitting: boolean;
  outcome: Outcome | undefined;
}

/**
 * Takes the focus when the button is disabled, and stays when the toast is gone. Always rendered:
 * assistive technology only announces changes to existing elements.
 */
export function OutcomeMessage({ submitting, outcome }: OutcomeMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitting) message.current?.focus();
  }, [submitting]);
  return (
    <div ref={message} role="status" tabIndex={-1}>
      {submitting && <p className={styles.underWay}>{t('We’re sending your message.')}</p>}
      {outcome && (
        <div className={outcome.sent && !outcome.urgent ? styles.sent : styles.failed}>
          <p>{outcome.text}</p>
          {outcome.urgent && (
            <p className={styles.calls}>
              <a href="#urgent">{t('Signs that can’t wait')}</a>
              <a href={emergencyCall.href}>{emergencyCall.name}</a>
              <PhoneLink>{t('Call {phone}', { phone: practice.phone.display })}</PhoneLink>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
