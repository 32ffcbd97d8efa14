import { useState, type SubmitEvent } from 'react';
import { practice } from '@/content/practice';
import { Button } from '@/ui/button';
import { useLogin } from './login';
import styles from './login-screen.module.css';

export function LoginScreen() {
  const { mutate, isPending } = useLogin();
  const [password, setPassword] = useState('');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    mutate(password);
  }

  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>Admin sign-in</h1>
      <p>For the people who keep this site. One shared password, no user name.</p>
      <form className={styles.form} onSubmit={submit}>
        {/* Password managers file a password under a user name. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={`${practice.shortName} admin`}
          readOnly
          hidden
        />
        <label htmlFor="password">Password</label>
        <input
          id="password"
          className={styles.control}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          disabled={isPending}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
          }}
        />
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
    </div>
  );
}
