import type { ReactNode } from 'react';
import { t } from 'shared/t';
import { atStart } from '@/content/in-words';
import { present } from '@/content/present';
import type { prices } from '@/content/prices';
import type { ImageFile } from '@/content/prose';
import { Illustration } from './illustration';
import layout from './layout.module.css';
import { BookingLink } from './links';
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
  facts?: readonly Fact[];
  /** Stands beside others, without a rail. */
  small?: boolean;
  children: ReactNode;
}

/**
 * A section about something that the practice offers. On wide screens, its
 * picture, time, price and booking button stay beside the text.
 */
export const Offer = ({
  id,
  name,
  summary,
  tone,
  picture,
  facts = [],
  small = false,
  children,
}: OfferProps) => (
  <Section id={id} tone={tone}>
    <div className={small ? styles.offer : `${styles.offer} ${styles.spread}`}>
      <h2>{name}</h2>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.rail}>
        <Illustration file={picture} alt="" className={styles.picture} />
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
        {!small && (
          <div className={layout.notOnPhones}>
            <BookingLink>{t('Book')}</BookingLink>
          </div>
        )}
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  </Section>
);
