import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './section.module.css';

interface SectionProps {
  /** Only if something links here. */
  id?: string;
  /** Only left out if a part that folds has it. */
  title?: string;
  tone?: 'paper' | 'sand' | 'mist' | 'band';
  /** Next to the text on wide screens, below it on a phone. */
  illustration?: ReactNode;
  children: ReactNode;
}

/**
 * A section of a page. Limits the width of prose, but not of grids. Not a
 * landmark, because screen readers can jump to its heading.
 */
export const Section = ({
  id,
  title,
  tone = 'paper',
  illustration,
  children,
}: SectionProps) => (
  <section
    id={id}
    className={[
      tone === 'band' && layout.band,
      styles[tone],
      illustration && styles.beside,
    ]
      .filter(Boolean)
      .join(' ')}
  >
    <div className={styles.text}>
      {title && <h2>{title}</h2>}
      {children}
    </div>
    {illustration && <div className={styles.illustration}>{illustration}</div>}
  </section>
);
