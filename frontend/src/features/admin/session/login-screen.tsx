import {
  type InputHTMLAttributes,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/button';
import { describedBy, FieldError } from '@/components/field-error';
import layout from '@/components/layout.module.css';
import { Drawing } from '@/components/illustration';
import { practice } from '@/content/practice';
import { firstScreen } from './first-screen';
import rings from './lens-rings.svg?markup';
import { useLogin } from './login';
import styles from './session.module.css';

interface LoginScreenProps {
  /** Whether the session has ended by itself. */
  ended: boolean;
  /** Whether the browser sent the form by itself, and it was refused. */
  refused: boolean;
  /** Whether signing in also takes a code. */
  secondFactor: boolean;
  /** Whether the front desk can leave it out. */
  codeIsOptional: boolean;
}

function noteFor(ended: boolean, refused: boolean): string {
  if (ended) return 'You’ve been signed out. Please sign in again.';
  if (refused) {
    return 'You aren’t signed in yet. Please try again, or wait a few minutes after several tries.';
  }
  return 'For the people who run this site. Passwords are shared, so there’s no username.';
}

export function LoginScreen({
  ended,
  refused,
  secondFactor,
  codeIsOptional,
}: LoginScreenProps) {
  const { mutate, isPending, error, variables } = useLogin();
  // What the server doesn't blame on a field is shown at the code, which has to
  // be typed again anyway, unless it was left out.
  const errorField = error?.field ?? (variables?.code ? 'code' : 'password');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = form.get('password');
    const code = form.get('code');
    if (typeof password !== 'string' || isPending) return;
    mutate(
      secondFactor && typeof code === 'string'
        ? { password, code }
        : { password },
    );
  }

  return (
    <div className={styles.band}>
      <Drawing of={rings} className={styles.rings} />
      <div className={styles.card}>
        <h1 tabIndex={-1} aria-describedby="sign-in-note">
          Admin sign-in
        </h1>
        <p
          id="sign-in-note"
          className={ended || refused ? styles.ended : styles.note}
        >
          {noteFor(ended, refused)}
        </p>
        {/* The browser can send it before React runs, too. */}
        <form
          className={styles.form}
          method="post"
          action="/api/admin/login"
          onSubmit={submit}
        >
          {/* Password managers need a username to save a password; people don't enter one. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={`${practice.shortName} admin`}
            readOnly
            hidden
          />
          <PasswordField
            readOnly={isPending}
            error={errorField === 'password' ? error : null}
          />
          {/* Phones and password managers offer to fill it in. It's always there, so that its script can show it early. */}
          <div id={firstScreen.code} hidden={!secondFactor}>
            <Field
              name="code"
              label="Code from your authenticator app (admin only)"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              required={secondFactor && !codeIsOptional}
              readOnly={isPending}
              error={errorField === 'code' ? error : null}
            />
          </div>
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Signing in...' : 'Sign in'}
          </Button>
        </form>
      </div>
    </div>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /**
   * Why the last attempt failed; each new error moves the focus back to the
   * field and selects what was entered.
   */
  error: Error | null;
}

function Field({ name, label, error, children, ...attributes }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);
  return (
    <div>
      <div className={styles.label}>
        <label htmlFor={name}>{label}</label>
        {children}
      </div>
      <input
        ref={input}
        {...describedBy(name, error?.message)}
        name={name}
        spellCheck={false}
        {...attributes}
      />
      <FieldError id={name} error={error?.message} />
    </div>
  );
}

/** The password, with a button to show it. */
function PasswordField(props: Pick<FieldProps, 'error' | 'readOnly'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      name="password"
      label="Password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      // HTML has it for text only.
      autoCapitalize={shown ? 'none' : undefined}
      required
      {...props}
    >
      <button
        type="button"
        className={`${layout.link} ${styles.show}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide password' : 'Show password'}
      </button>
    </Field>
  );
}
