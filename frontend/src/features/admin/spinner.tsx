import styles from './spinner.module.css';

/** A rotating lens ring with a text. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </p>
  );
}
