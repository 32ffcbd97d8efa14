import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  summary: string;
  /** Collapsed on wide screens, too. */
  always?: boolean;
  children: ReactNode;
}

/** Collapsed on a phone, where the page would be very long. Expanded on wide screens, unless `always`, and in print. */
export function Fold({ summary, always = false, children }: FoldProps) {
  return (
    <details className={always ? undefined : styles.fold}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
