import styles from './field-error.module.css';
import { AlertIcon } from './icons';

/** A field's error message. The field's `aria-describedby` is `<name>-error`. */
export const FieldError = ({ name, error }: { name: string; error: string | undefined }) =>
  error && (
    <p id={`${name}-error`} className={styles.error}>
      <AlertIcon />
      {error}
    </p>
  );
