import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  summary: string;
  children: ReactNode;
}

/** Collapsed on a phone, where the page would be very long. Always expanded on wide screens and in print. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
