import { Children, type ReactNode } from 'react';
import styles from './card-grid.module.css';

/** A grid of cards, which screen readers announce as a list. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul className={styles.grid}>
    {Children.toArray(children).map((card, index) => (
      <li key={index} className={styles.cell}>
        {card}
      </li>
    ))}
  </ul>
);

interface CardProps {
  title: string;
  illustration?: ReactNode;
  children: ReactNode;
}

export const Card = ({ title, illustration, children }: CardProps) => (
  <div className={styles.card}>
    {illustration}
    <h3>{title}</h3>
    {children}
  </div>
);
