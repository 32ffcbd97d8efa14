import { type MouseEvent, useEffect, useRef } from 'react';
import layout from '@/components/layout.module.css';
import { CallLink } from '@/components/links';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { emergencyCall, emergencyText } from 'shared/urgent-message';
import styles from './contact-form.module.css';
import type { FieldErrors } from './message';
import type { Outcome } from './use-contact-form';

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  event.preventDefault();
  document.getElementById(name)?.focus();
}

/**
 * The errors above the form, as links to the fields. Takes the focus when it
 * appears or changes.
 */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const summary = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  useEffect(() => summary.current?.focus(), [errors]);
  if (entries.length === 0) return null;
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
}

/**
 * Takes the focus when the button is disabled, and stays when the toast is
 * gone. Always rendered: assistive technology only announces changes to
 * existing elements.
 */
export function OutcomeMessage({ submitting, outcome }: OutcomeMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitting) message.current?.focus();
  }, [submitting]);
  const isFine = outcome?.sent && !outcome.urgent;
  return (
    <div ref={message} role="status" tabIndex={-1}>
      {submitting && (
        <p className={styles.underWay}>{t('We’re sending your message.')}</p>
      )}
      {outcome && (
        <div
          className={`${styles.outcome} ${isFine ? layout.success : layout.error}`}
        >
          <p>{outcome.text}</p>
          {outcome.urgent && (
            <div className={`${layout.row} ${styles.calls}`}>
              <a href="#urgent">{t('Symptoms that can’t wait')}</a>
              <a href={emergencyCall.href}>{emergencyCall.name}</a>
              {practice.textTo911 && (
                <a href={emergencyText.href}>{emergencyText.name}</a>
              )}
              <CallLink />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
