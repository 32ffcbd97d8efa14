import { FieldError } from '@/components/field-error';
import styles from './session.module.css';
import { useSelectOnError } from './use-select-on-error';

interface CodeFieldProps {
  pending: boolean;
  /** Why the last attempt failed; each new error moves the focus back to the field. */
  error: Error | null;
}

/** The second factor. Phones and password managers offer to fill it in. */
export function CodeField({ pending, error }: CodeFieldProps) {
  const input = useSelectOnError(error);
  return (
    <div>
      <label className={styles.label} htmlFor="code">
        Code from your authenticator app
      </label>
      <input
        ref={input}
        id="code"
        type="text"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        required
        readOnly={pending}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'code-error' : undefined}
      />
      <FieldError name="code" error={error?.message} />
    </div>
  );
}
