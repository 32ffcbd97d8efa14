import { type ReactNode, useEffect } from 'react';
import layout from '@/components/layout.module.css';
import styles from './admin.module.css';
import { SeverityMark } from './severity';

/** A dashboard section about the running site. */
export function Panel({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  // The address can lead to a panel that isn't there yet when its section
  // opens.
  useEffect(() => {
    if (window.location.hash === `#${id}`)
      document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A line of text and its buttons. */
export function PanelLine({ children }: { children: ReactNode }) {
  return <div className={layout.row}>{children}</div>;
}

/**
 * In place of an answer that hasn't arrived, or never will. `what` completes
 * "We couldn’t load ...".
 */
export function Pending({
  what,
  error,
}: {
  what: string;
  error: Error | null;
}) {
  if (!error) return <p>Loading...</p>;
  return (
    <p role="alert">
      <SeverityMark grade="error" /> We couldn’t load {what}.{' '}
      {typeof error.cause === 'string' ? error.cause : `(${error.message})`}{' '}
      Reload the page.
    </p>
  );
}

/** A rotating lens ring with a text. */
export const Spinner = ({ label }: { label: string }) => (
  <p className={styles.spinner} role="status">
    <span className={styles.ring} aria-hidden="true" />
    {label}
  </p>
);

/**
 * Replaces the part that threw. The admin page is rendered in the browser, so
 * there's no served markup to fall back on.
 */
export const FailedNotice = () => (
  <p role="alert">
    This part of the page stopped working. <a href="">Reload the page.</a>
  </p>
);
