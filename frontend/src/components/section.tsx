import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Only where something links here. */
  id?: string;
  title: string;
  tone?: 'paper' | 'sand' | 'mist';
  /** Stands beside the words on wide screens, under them on a phone. */
  illustration?: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page. Prose keeps its measure; grids inside take the whole width. Its heading is what
 * screen readers jump to: a landmark beside it would say every title twice.
 */
export function Section({ id, title, tone = 'paper', illustration, children }: SectionProps) {
  return (
    <section id={id} className={styles[tone]}>
      <div className={illustration ? styles.beside : styles.inner}>
        <div className={styles.text}>
          <h2>{title}</h2>
          {children}
        </div>
        {illustration && <div className={styles.illustration}>{illustration}</div>}
      </div>
    </section>
  );
}
