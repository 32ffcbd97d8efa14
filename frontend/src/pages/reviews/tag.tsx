import type { ReactNode } from 'react';
import styles from './reviews.module.css';

/** A short label, such as Sample review. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
