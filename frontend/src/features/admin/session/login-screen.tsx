import type { SubmitEvent } from 'react';
import { Button } from '@/components/button';
import { practice } from '@/content/practice';
import { LensRings } from './lens-rings';
import { useLogin } from './login';
import styles from './session.module.css';
import { PasswordField } from './password-field';

/** Where everybody stands who has no session. */
export function LoginScreen({ sessionEnded }: { sessionEnded: boolean }) {
  const { mutate, isPending, error } = useLogin();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password === 'string' && !isPending) mutate(password);
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
            ? 'Your session has ended. Sign in again to go on.'
            : 'For the people who keep this site. One shared password, no user name.'}
        </p>
        {/* Should React let go of it, no browser may put the password into the address. */}
        <form className={styles.form} method="post" onSubmit={submit}>
          {/* Password managers file a password under a user name; people are not asked for one. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={`${practice.shortName} admin`}
            readOnly
            hidden
          />
          <PasswordField pending={isPending} error={error} />
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Signing in...' : 'Sign in'}
          </Button>
        </form>
      </div>
    </div>
  );
}
