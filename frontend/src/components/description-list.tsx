import type { ReactNode } from 'react';
import styles from './description-list.module.css';

interface FactListProps {
  facts: readonly (readonly [label: string, fact: ReactNode])[];
  /** On wide screens the label stands beside its fact. */
  wide?: boolean;
}

/** Short facts, each under its label. */
export function FactList({ facts, wide = false }: FactListProps) {
  return (
    <dl className={wide ? styles.wide : styles.list}>
      {facts.map(([label, fact]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.words}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
