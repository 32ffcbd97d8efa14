import styles from './field-error.module.css';
import { AlertIcon } from './icons';

/**
 * What connects a control with its error message, if there's one, and with
 * other text about it.
 */
export const describedBy = (
  id: string,
  error: string | undefined,
  about?: string,
) => ({
  id,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby':
    [error && `${id}-error`, about].filter(Boolean).join(' ') || undefined,
});

/** The error message of the control with this id. */
export const FieldError = ({
  id,
  error,
}: {
  id: string;
  error: string | undefined;
}) =>
  error && (
    <p id={`${id}-error`} className={styles.error}>
      <AlertIcon />
      {error}
    </p>
  );
