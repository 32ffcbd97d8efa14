import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A dashboard section about the running site. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function PanelLine({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}
