import type { ReactNode } from 'react';
import { FieldError } from '@/components/field-error';
import type { ContactField } from '@/content/contact-rules';
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
        {optional && <span className={styles.optional}> (optional)</span>}
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
