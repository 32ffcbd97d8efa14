import type { ReactNode } from 'react';
import { atStart } from '@/content/in-words';
import { present } from '@/content/present';
import type { prices } from '@/content/prices';
import type { ImageFile } from '@/content/prose';
import { Illustration } from './illustration';
import styles from './offer.module.css';
import { Section } from './section';

export interface Fact {
  label?: string;
  /** Large, such as a price. */
  value: string;
  /** When another price begins, and what's included. */
  notes: readonly string[];
}

/** Nothing if the practice gives no price. */
export const priceFact = (
  label: string,
  price: (typeof prices)['exam'],
): Fact | undefined =>
  price && {
    label,
    value: price.current,
    notes: present([price.later, atStart(price.includes)]),
  };

export interface OfferProps {
  id: string;
  name: string;
  summary?: string;
  tone?: 'paper' | 'sand' | 'mist';
  picture: ImageFile;
  /** If it shows more than decoration. */
  alt?: string | undefined;
  /** Whether the picture takes half of a wide screen, or just a column. */
  large?: boolean;
  facts?: readonly Fact[];
  children: ReactNode;
  /** As wide as both, below them. */
  below?: ReactNode;
}

/** Others, such as what's drawn in a lens, can't be cut to a wide picture. */
const isWide = ({ photo, width, height }: ImageFile) =>
  photo !== undefined || width > 1.3 * height;

/**
 * A section about something that the practice offers, with its picture, and how
 * long it takes and costs. On wide screens, every other large picture is on the
 * right.
 */
export const Offer = ({
  id,
  name,
  summary,
  tone,
  picture,
  alt = '',
  large = false,
  facts = [],
  children,
  below,
}: OfferProps) => (
  <Section id={id} tone={tone}>
    <div className={`${styles.offer} ${large ? styles.large : styles.small}`}>
      <h2>{name}</h2>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.rail}>
        <Illustration
          file={picture}
          alt={alt}
          className={
            isWide(picture)
              ? styles.picture
              : `${styles.picture} ${styles.whole}`
          }
        />
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value, notes }) => (
              <div key={value}>
                {label && <dt>{label}</dt>}
                <dd className={styles.value}>{value}</dd>
                {notes.map((note) => (
                  <dd key={note}>{note}</dd>
                ))}
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.text}>{children}</div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  </Section>
);
