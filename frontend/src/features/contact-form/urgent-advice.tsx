import UrgentSigns from '@/components/urgent/urgent-signs.static';
import { UrgentText } from '@/components/urgent/urgent-text';
import { useOpenStatus } from '@/components/use-open-status';
import { urgentMessage } from '@/content/urgent-message';
import styles from './contact-form.module.css';

/**
 * For urgent subjects: what's faster than a message. It never blocks sending. The style sheet
 * shows it, so it works without scripts; `urgent` adds what depends on the time.
 */
export function UrgentAdvice({ urgent }: { urgent: boolean }) {
  const status = useOpenStatus();
  return (
    <div className={styles.advice}>
      <p className={styles.first}>{urgentMessage.first}</p>
      <div role="status" className={styles.now}>
        {urgent && status && (
          <p>
            <UrgentText>{status.isOpen ? urgentMessage.open : urgentMessage.closed}</UrgentText>
          </p>
        )}
      </div>
      <a className={styles.skip} href="#message">
        You can still send the message
      </a>
      <UrgentSigns />
    </div>
  );
}
