import type { ReactNode } from 'react';
import layout from '../layout.module.css';
import styles from './eye-chart.module.css';

interface EyeChartProps {
  heading: string;
  /** The smallest line, for whoever can read it. */
  smallest?: string;
  /** What to do, beside the chart. */
  children: ReactNode;
}

/**
 * The header of a page that isn't what someone wanted to see: its heading as an
 * eye chart, a word a line, each smaller than the one above.
 */
export const EyeChart = ({ heading, smallest, children }: EyeChartProps) => (
  <div className={styles.header}>
    <div className={styles.chart}>
      <h1 tabIndex={-1} className={styles.words}>
        {heading.split(' ').map((word, line) => (
          <span key={line}>{line > 0 ? ` ${word}` : word}</span>
        ))}
      </h1>
      {smallest && <p className={styles.smallest}>{smallest}</p>}
    </div>
    <div className={`${layout.stack} ${styles.text}`}>{children}</div>
  </div>
);
