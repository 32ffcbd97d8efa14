import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/button';
import layout from '@/components/layout.module.css';
import { CallLink } from '@/components/links';
import { replyTime } from '@/content/opening-details?data';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { emergencyCall, emergencyText } from 'shared/urgent-message';
import styles from './contact-form.module.css';
import type { FieldErrors } from './message';
import type { Outcome } from './use-contact-form';
import { SentIcon, WhatsNext } from './whats-next';

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  event.preventDefault();
  document.getElementById(name)?.focus();
}

/**
 * The errors above the form, as links to the fields. Takes the focus at each
 * attempt to send the form, but not when someone corrects one of them.
 */
export function ErrorSummary({
  errors,
  attempts,
}: {
  errors: FieldErrors;
  attempts: number;
}) {
  const summary = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  const entries = Object.entries(errors);
  const isEmpty = entries.length === 0;
  useEffect(() => {
    if (isEmpty || shown.current === attempts) return;
    shown.current = attempts;
    summary.current?.focus();
  }, [isEmpty, attempts]);
  if (isEmpty) return null;
  return (
    <div
      ref={summary}
      className={`${styles.summary} ${layout.error}`}
      role="group"
      tabIndex={-1}
      aria-labelledby="form-errors"
    >
      <h3 id="form-errors">{t('Please check the form')}</h3>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => focusField(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OutcomeMessageProps {
  submitting: boolean;
  outcome: Outcome | undefined;
  onWriteAnother: () => void;
}

/**
 * Takes the focus when the button is disabled, and stays when the toast is
 * gone. Always rendered: assistive technology only announces changes to
 * existing elements.
 */
export function OutcomeMessage({
  submitting,
  outcome,
  onWriteAnother,
}: OutcomeMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitting) message.current?.focus();
  }, [submitting]);
  const isSent = outcome?.sent === true;
  useEffect(() => {
    // The form that was above it is gone.
    if (isSent) message.current?.scrollIntoView({ block: 'center' });
  }, [isSent]);
  const isFine = isSent && !outcome.urgent;
  const tone = isFine ? layout.success : layout.error;
  return (
    <div className={outcome && `${styles.outcome} ${tone}`}>
      <div ref={message} role="status" tabIndex={-1}>
        {submitting && (
          <p className={styles.underWay}>{t('We’re sending your message.')}</p>
        )}
        {isFine && (
          <>
            <SentIcon className={styles.sentIcon} />
            <h3>{t('Thanks, {name}.', { name: outcome.name })}</h3>
          </>
        )}
        {outcome && <p>{outcome.text}</p>}
      </div>
      {outcome?.urgent && (
        <div className={`${layout.row} ${styles.calls}`}>
          <a href="#urgent">{t('Symptoms that can’t wait')}</a>
          <a href={emergencyCall.href}>{emergencyCall.name}</a>
          {practice.textTo911 && (
            <a href={emergencyText.href}>{emergencyText.name}</a>
          )}
          <CallLink />
        </div>
      )}
      {isFine && <WhatsNext>{replyTime && <AnsweredBy />}</WhatsNext>}
      {isSent && (
        <Button variant="outline" type="button" onClick={onWriteAnother}>
          {t('Write another')}
        </Button>
      )}
    </div>
  );
}

/** By the hours of the next days, whatever the front desk has set for them. */
function AnsweredBy(): ReactNode {
  const [time, setTime] = useState<string>();
  useEffect(() => {
    import('@/components/day')
      .then(({ answeredBy }) => setTime(answeredBy()))
      .catch(() => undefined);
  }, []);
  return time && <li>{time}</li>;
}
