import type { ReactNode } from 'react';
import { type Treatment, treatments } from '@/content/treatments';
import styles from './treatment-tabs.module.css';

/** Shows one treatment at a time on a phone, and all of them on wide screens and in print. */
export function TreatmentTabs({ children }: { children: ReactNode }) {
  return treatments.length > 1 ? <div className={styles.tabs}>{children}</div> : children;
}

interface TreatmentTabProps {
  treatment: Treatment;
  children: ReactNode;
}

/**
 * A `<details>` element, so it needs no script, and links and searches within the page open it. Its name keeps
 * one of them open.
 */
export function TreatmentTab({ treatment, children }: TreatmentTabProps) {
  if (treatments.length === 1) return children;
  return (
    <details name="treatment" open={treatment.id === treatments[0]?.id} className={styles.tab}>
      <summary className={styles.name}>{treatment.name}</summary>
      {children}
    </details>
  );
}
