import type { ContactField } from '@/content/contact-rules';
import { AlertIcon } from '@/pictures/icons/alert';
import styles from './field-error.module.css';

export function FieldError({ name, error }: { name: ContactField; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${name}-error`} className={styles.error}>
      <AlertIcon />
      {error}
    </p>
  );
}
