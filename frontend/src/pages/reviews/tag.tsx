import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A short word on what something is, set apart from what it says. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
