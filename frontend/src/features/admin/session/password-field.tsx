import { useState } from 'react';
import { FieldError } from '@/components/field-error';
import styles from './session.module.css';
import { useSelectOnError } from './use-select-on-error';

interface PasswordFieldProps {
  pending: boolean;
  /** Why the last attempt failed; each new error moves the focus back to the field. */
  error: Error | null;
}

/** The password with a show/hide button and the last attempt's error. */
export function PasswordField({ pending, error }: PasswordFieldProps) {
  const input = useSelectOnError(error);
  const [shown, setShown] = useState(false);

  return (
    <div>
      <div className={styles.label}>
        <label htmlFor="password">Password</label>
        <button
          type="button"
          className={styles.show}
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown ? 'Hide password' : 'Show password'}
        </button>
      </div>
      <input
        ref={input}
        id="password"
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={pending}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'password-error' : undefined}
      />
      <FieldError name="password" error={error?.message} />
    </div>
  );
}
