import type { SubmitEvent } from 'react';
import { Button } from '@/components/button';
import { practice } from '@/content/practice';
import { LensRings } from './lens-rings.static';
import { useLogin } from './session';
import styles from './session.module.css';
import { CodeField, PasswordField } from './sign-in-fields';

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
