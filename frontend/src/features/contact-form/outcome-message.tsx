import { useEffect, useRef } from 'react';
import styles from './outcome-message.module.css';
import type { Outcome } from './use-contact-form';

/** Stays when the toast is gone, and takes the focus that the disabled button lost. */
export function OutcomeMessage({ outcome }: { outcome: Outcome | undefined }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    message.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  return (
    <p ref={message} className={outcome.sent ? styles.sent : styles.failed} tabIndex={-1}>
      {outcome.text}
    </p>
  );
}
