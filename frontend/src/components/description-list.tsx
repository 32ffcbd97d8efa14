import type { ReactNode } from 'react';
import styles from './description-list.module.css';

interface DescriptionListProps {
  items: readonly (readonly [label: string, fact: ReactNode])[];
  /** On wide screens, the label is next to the fact. */
  wide?: boolean;
}

/** Facts with labels. */
export function DescriptionList({ items, wide = false }: DescriptionListProps) {
  return (
    <dl className={wide ? styles.wide : styles.list}>
      {items.map(([label, fact]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.text}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
