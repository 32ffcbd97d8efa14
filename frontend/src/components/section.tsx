import type { ReactNode } from 'react';
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

/**
 * A part of a page. Prose keeps its measure; grids inside take the whole width. Its heading is what
 * screen readers jump to: a landmark beside it would say every title twice.
 */
export function Section({ id, title, tone = 'paper', picture, children }: SectionProps) {
  return (
    <section id={id} className={styles[tone]}>
      <div className={picture ? styles.beside : styles.inner}>
        <div className={styles.words}>
          <h2>{title}</h2>
          {children}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </section>
  );
}
