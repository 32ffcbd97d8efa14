import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { FieldError } from '@/components/field-error';
import { practice } from '@/content/practice';
import { firstScreen } from './first-screen';
import { LensRings } from './lens-rings.static';
import { useLogin } from './session';
import styles from './session.module.css';

interface LoginScreenProps {
  /** The session check hasn't answered yet. The form is already in the HTML, so its button is off. */
  waiting: boolean;
  sessionEnded: boolean;
  /** Whether signing in also takes a code. */
  secondFactor: boolean;
}

export function LoginScreen({ waiting, sessionEnded, secondFactor }: LoginScreenProps) {
  const { mutate, isPending, error } = useLogin();
  // What the server doesn't blame on a field is shown at the last one, whose code has to be typed again anyway.
  const errorField = error?.field ?? (secondFactor ? 'code' : 'password');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [password, code] = [form.get('password'), form.get('code')];
    if (typeof password !== 'string' || isPending) return;
    mutate(secondFactor && typeof code === 'string' ? { password, code } : { password });
  }

  return (
    <div className={styles.band}>
      <LensRings className={styles.rings} />
      <div className={styles.card}>
        <h1 tabIndex={-1} aria-describedby="sign-in-note">
          Admin sign-in
        </h1>
        <p id="sign-in-note" className={sessionEnded ? styles.ended : styles.note}>
          {sessionEnded
            ? 'You’ve been signed out. Please sign in again.'
            : 'For the people who run this site. Everyone shares one password, so there’s no username.'}
        </p>
        {/* POST, so the password doesn't end up in the URL if React fails. */}
        <form className={styles.form} method="post" onSubmit={submit}>
          {/* Password managers need a username to save a password; people don't enter one. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={`${practice.shortName} admin`}
            readOnly
            hidden
          />
          <PasswordField pending={isPending} error={errorField === 'password' ? error : null} />
          <CodeField
            asked={secondFactor}
            pending={isPending}
            error={errorField === 'code' ? error : null}
          />
          <Button type="submit" disabled={waiting || isPending}>
            {isPending ? 'Signing in...' : 'Sign in'}
          </Button>
        </form>
      </div>
    </div>
  );
}

interface FieldProps {
  pending: boolean;
  /** Why the last attempt failed; each new error moves the focus back to the field. */
  error: Error | null;
}

/** The password with a show/hide button and the last attempt's error. */
function PasswordField({ pending, error }: FieldProps) {
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
function CodeField({ asked, pending, error }: FieldProps & { asked: boolean }) {
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
