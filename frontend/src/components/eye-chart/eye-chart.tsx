import type { ReactNode } from 'react';
import layout from '../layout.module.css';
import styles from './eye-chart.module.css';

interface EyeChartProps {
  heading: string;
  /** What's sharp, through a lens. */
  inFocus?: string;
  /** The smallest line. It isn't needed to find the way. */
  smallest?: string;
  /** What to do, beside the chart. */
  children: ReactNode;
}

/**
 * The header of a page that isn't what someone wanted to see: its heading as an
 * eye chart, a word a line, each smaller than the one above.
 */
export const EyeChart = ({
  heading,
  inFocus,
  smallest,
  children,
}: EyeChartProps) => (
  <div className={styles.header}>
    <div className={styles.chart}>
      <h1 tabIndex={-1} className={styles.words}>
        {inLines(heading).map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </h1>
      {inFocus && <p className={styles.inFocus}>{inFocus}</p>}
      {smallest && <p className={styles.smallest}>{smallest}</p>}
    </div>
    <div className={`${layout.stack} ${styles.text}`}>{children}</div>
  </div>
);

/** A word a line, with the spaces between them. */
const inLines = (heading: string): string[] =>
  heading.split(' ').map((word, line) => (line > 0 ? ` ${word}` : word));
