import { type RefObject, useEffect, useRef, useState } from 'react';
import { FieldError } from '@/components/field-error';
import { firstScreen } from './first-screen';
import styles from './session.module.css';

interface FieldProps {
  pending: boolean;
  /** Why the last attempt failed; each new error moves the focus back to the field. */
  error: Error | null;
}

/** The password with a show/hide button and the last attempt's error. */
export function PasswordField({ pending, error }: FieldProps) {
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
        // HTML has it for text only.
        autoCapitalize={shown ? 'none' : undefined}
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

/** The second factor. Phones and password managers offer to fill it in. It's always there, hidden unless `asked`. */
export function CodeField({ asked, pending, error }: FieldProps & { asked: boolean }) {
  const input = useSelectOnError(error);
  return (
    <div id={firstScreen.code} hidden={!asked}>
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
        required={asked}
        readOnly={pending}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'code-error' : undefined}
      />
      <FieldError name="code" error={error?.message} />
    </div>
  );
}

/** For a field's input: each new error focuses it and selects what was entered. */
function useSelectOnError(error: Error | null): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);
  return input;
}
