import type { ReactNode } from 'react';
import styles from './line.module.css';

interface Stop {
  name: string;
  text?: ReactNode;
  /** A ring like a lens, instead of a plain one. */
  marked?: boolean;
  /** Whether the line to the next stop is drawn through. */
  through?: boolean;
}

interface LineProps {
  stops: readonly Stop[];
  /** Names that are large, such as years. */
  large?: boolean;
}

/** Stops on a line: across, or from top to bottom on a phone. */
export const Line = ({ stops, large }: LineProps) => (
  <ol className={large ? `${styles.line} ${styles.large}` : styles.line}>
    {stops.map(({ name, text, marked, through }) => (
      <li key={name} className={through ? styles.through : styles.beyond}>
        <strong className={marked ? styles.marked : styles.name}>{name}</strong>{' '}
        {text && <span>{text}</span>}
      </li>
    ))}
  </ol>
);
