import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Only where something links here. */
  id?: string;
  title: string;
  tone?: 'paper' | 'sand' | 'mist';
  /** Stands beside the words on wide screens, under them on a phone. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A named part of a page. Prose keeps its measure; grids inside take the whole width. */
export function Section({ id, title, tone = 'paper', picture, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles[tone]} aria-labelledby={headingId}>
      <div className={picture ? styles.beside : styles.inner}>
        <div className={styles.words}>
          <h2 id={headingId}>{title}</h2>
          {children}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </section>
  );
}
