import styles from './admin.module.css';

/** A rotating lens ring with a text. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </p>
  );
}

/** Replaces the part that threw. The admin page is rendered in the browser, so there's no served markup to fall back on. */
export function FailedNotice() {
  return (
    <p role="alert">
      This part of the page stopped working. <a href="/admin">Reload the page.</a>
    </p>
  );
}
