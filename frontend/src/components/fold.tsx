import type { ReactNode } from 'react';
import { type Treatment, treatments } from '@/content/treatments';
import styles from './fold.module.css';

interface FoldProps {
  summary: ReactNode;
  /** Collapsed on wide screens, too. */
  always?: boolean;
  children: ReactNode;
}

/**
 * Collapsed on a phone, where the page would be very long. Expanded on wide
 * screens, unless `always`, and in print.
 */
export const Fold = ({ summary, always = false, children }: FoldProps) => (
  <details className={always ? undefined : styles.fold}>
    <summary className={styles.summary}>{summary}</summary>
    {children}
  </details>
);

/**
 * Shows one treatment at a time on a phone, and all of them on wide screens and
 * in print.
 */
export const TreatmentTabs = ({ children }: { children: ReactNode }) =>
  treatments.length > 1 ? (
    <div className={styles.tabs}>{children}</div>
  ) : (
    children
  );

interface TreatmentTabProps {
  treatment: Treatment;
  children: ReactNode;
}

/**
 * A `<details>` element, so it needs no script, and links and searches within
 * the page open it. Its name keeps one of them open.
 */
export function TreatmentTab({ treatment, children }: TreatmentTabProps) {
  if (treatments.length === 1) return children;
  return (
    <details
      name="treatment"
      open={treatment.id === treatments[0]?.id}
      className={styles.tab}
    >
      <summary className={styles.name}>{treatment.name}</summary>
      {children}
    </details>
  );
}
