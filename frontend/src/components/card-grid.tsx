import { Children, type ReactNode } from 'react';
import type { CitedPoint } from '@/content/claims';
import type { ImageFile } from '@/content/prose';
import styles from './card-grid.module.css';
import { CitedText } from './cite';
import { Illustration, part } from './illustration';
import layout from './layout.module.css';

interface CardGridProps {
  /**
   * On phones, a row that scrolls sideways, so that long cards take less. Only
   * for cards with links, which the keyboard scrolls to.
   */
  swipe?: boolean;
  children: ReactNode;
}

/** A grid of cards, which screen readers announce as a list. */
export const CardGrid = ({ swipe = false, children }: CardGridProps) => (
  <div className={swipe ? layout.swipe : styles.list}>
    <ul className={styles.grid}>
      {Children.toArray(children).map((card, index) => (
        <li key={index} className={styles.cell}>
          {card}
        </li>
      ))}
    </ul>
  </div>
);

interface CardProps {
  id?: string;
  title: string;
  /** Its other name. */
  alias?: string | undefined;
  illustration?: ReactNode;
  children: ReactNode;
}

export const Card = ({
  id,
  title,
  alias,
  illustration,
  children,
}: CardProps) => (
  <div id={id} className={`${layout.card} ${layout.stack} ${styles.card}`}>
    {illustration}
    <div className={styles.names}>
      <h3>{title}</h3>
      {alias && (
        <p>
          <small>{alias}</small>
        </p>
      )}
    </div>
    {children}
  </div>
);

interface CitedCardsProps {
  points: readonly CitedPoint[];
  /** A part for each. */
  pictures?: ImageFile;
}

/** Short texts with their sources. */
export const CitedCards = ({ points, pictures }: CitedCardsProps) => (
  <CardGrid>
    {points.map(({ title, text, claim }, index) => (
      <Card
        key={title}
        title={title}
        illustration={
          pictures && <Illustration file={part(pictures, index + 1)} alt="" />
        }
      >
        <CitedText text={text} claim={claim} />
      </Card>
    ))}
  </CardGrid>
);
