import { useEffect, useRef, type MouseEvent } from 'react';
import { t } from 'shared/t';
import styles from './contact-form.module.css';
import type { FieldErrors } from './send-message';

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  event.preventDefault();
  document.getElementById(name)?.focus();
}

/** The errors above the form, as links to the fields. Takes the focus when it appears or changes. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const summary = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  useEffect(() => {
    summary.current?.focus();
  }, [errors]);
  if (entries.length === 0) return null;
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="group"
      tabIndex={-1}
      aria-labelledby="form-errors"
    >
      <h3 id="form-errors">{t('Please check the form')}</h3>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                focusField(event, name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
