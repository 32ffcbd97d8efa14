import styles from './field-error.module.css';
import { AlertIcon } from './icons';

/** What is wrong with a field, beside it; its `aria-describedby` names `<name>-error`. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${name}-error`} className={styles.error}>
      <AlertIcon />
      {error}
    </p>
  );
}
