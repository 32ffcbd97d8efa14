import styles from './about.module.css';

interface TwoSlipsProps {
  slips: { before: string; after: string; caption: string };
}

/** The same finding in blurred chart shorthand and in plain words. */
export function TwoSlips({ slips: { before, after, caption } }: TwoSlipsProps) {
  return (
    <figure className={styles.slips}>
      <p className={styles.then}>{before}</p>
      <p className={styles.now}>{after}</p>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
