import { FieldError } from '@/components/field-error';
import styles from './contact-form.module.css';

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
