import { Children, type ReactNode } from 'react';
import type { CitedPoint } from '@/content/claims';
import styles from './card-grid.module.css';
import { CitedText } from './cite';
import { FoldedPart } from './fold';
import layout from './layout.module.css';

interface CardGridProps {
  /** Whether the cards are folded. */
  folded?: boolean;
  children: ReactNode;
}

/** A grid of cards, which screen readers announce as a list. */
export const CardGrid = ({ folded = false, children }: CardGridProps) => (
  <ul className={folded ? `${styles.grid} ${styles.folded}` : styles.grid}>
    {Children.toArray(children).map((card, index) => (
      <li key={index} className={styles.cell}>
        {card}
      </li>
    ))}
  </ul>
);

interface CardProps {
  id?: string;
  title: string;
  /** On a phone, the title unfolds the rest. */
  folded?: boolean;
  illustration?: ReactNode;
  children: ReactNode;
}

export const Card = ({
  id,
  title,
  folded = false,
  illustration,
  children,
}: CardProps) => (
  <div id={id} className={`${layout.card} ${layout.stack} ${styles.card}`}>
    {illustration}
    {folded ? (
      <FoldedPart title={title}>{children}</FoldedPart>
    ) : (
      <>
        <h3>{title}</h3>
        {children}
      </>
    )}
  </div>
);

/** Short texts with their sources. */
export const CitedCards = ({ points }: { points: readonly CitedPoint[] }) => (
  <CardGrid>
    {points.map(({ title, text, claim }) => (
      <Card key={title} title={title}>
        <CitedText text={text} claim={claim} />
      </Card>
    ))}
  </CardGrid>
);
