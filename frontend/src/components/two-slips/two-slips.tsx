import styles from './two-slips.module.css';

export interface Slips {
  before: string;
  after: string;
  caption: string;
}

/**
 * The same finding in blurred chart shorthand and in plain words. With `large`,
 * side by side on wide screens.
 */
export const TwoSlips = ({
  slips: { before, after, caption },
  large = false,
}: {
  slips: Slips;
  large?: boolean;
}) => (
  <figure className={large ? styles.large : styles.slips}>
    <p className={styles.then}>{before}</p>
    <p className={styles.now}>{after}</p>
    <figcaption>{caption}</figcaption>
  </figure>
);
