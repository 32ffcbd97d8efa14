import styles from './about.module.css';

/** The same finding twice: out of focus, and as a patient can use it. */
export function TwoSlips() {
  return (
    <figure className={styles.slips}>
      <p className={styles.then}>OU presbyopia, add +1.75, RTC 12 mo</p>
      <p className={styles.now}>
        You need glasses for reading now. They are ready on Tuesday. The rest is as it was last
        year, so we see you again in a year.
      </p>
      <figcaption>The same finding, on a slip like hers and on a page like ours.</figcaption>
    </figure>
  );
}
