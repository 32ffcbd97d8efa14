import { PhoneLink } from '@/ui/phone-link';
import { officeOpen } from './office-open';
import styles from './urgent-advice.module.css';

/** Beside an urgent subject: what is faster than a message, at this hour. Never in the way of sending. */
export function UrgentAdvice() {
  return (
    <div className={styles.advice} role="status">
      <p className={styles.first}>A message may be read hours from now.</p>
      {officeOpen(new Date()) ? (
        <p>
          We are open: call <PhoneLink /> now and say that it is urgent. You can still send the
          message.
        </p>
      ) : (
        <p>
          We are closed. For sudden loss of sight, an injury or a chemical in the eye, go to the
          nearest emergency room or call <a href="tel:911">911</a>. You can still send the message.
        </p>
      )}
    </div>
  );
}
