import type { ReactNode } from 'react';
import { FieldError } from '@/components/field-error';
import type { ContactField } from 'shared/contact-rules';
import { t } from 'shared/t';
import styles from './contact-form.module.css';

interface ControlAttributes {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  name: ContactField;
  label: string;
  optional?: boolean;
  /** Spans the whole row on wide screens. */
  wide?: boolean;
  /** The id of another element that describes the field. */
  note?: string;
  error: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

/** A label, its control and its error message, connected for assistive technology. */
export function Field({ name, label, optional, wide, note, error, children }: FieldProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <label className={styles.fieldLabel} htmlFor={name}>
        {label}
        {optional && <span className={styles.optional}>{t(' (optional)')}</span>}
      </label>
      {children({
        id: name,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [error && `${name}-error`, note].filter(Boolean).join(' ') || undefined,
      })}
      <FieldError name={name} error={error} />
    </div>
  );
}

/** The whole row is clickable, not just the small box. */
export function ConsentBox({ text, error }: { text: string; error: string | undefined }) {
  return (
    <div className={styles.row}>
      <label className={styles.consentBoxLabel}>
        <input
          id="consent"
          className={styles.box}
          type="checkbox"
          name="consent"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'consent-error' : undefined}
        />
        {text}
      </label>
      <FieldError name="consent" error={error} />
    </div>
  );
}
