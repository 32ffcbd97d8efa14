import type { ReactNode } from 'react';
import { icon } from './icons';
import styles from './lists.module.css';

export const CheckIcon = icon(<path d="M4.5 12.5l5 5l10 -11" />);

/** A list with check marks. */
export const CheckList = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.checks}>
    {items.map((item) => (
      <li key={item} className={styles.check}>
        <CheckIcon className={styles.icon} />
        {item}
      </li>
    ))}
  </ul>
);

interface DescriptionListProps {
  items: readonly (readonly [label: string, fact: ReactNode])[];
  /** On wide screens, the label is next to the fact. */
  wide?: boolean;
}

/** Facts with labels. */
export const DescriptionList = ({ items, wide = false }: DescriptionListProps) => (
  <dl className={wide ? styles.wide : styles.facts}>
    {items.map(([label, fact]) => (
      <div key={label} className={styles.fact}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.text}>{fact}</dd>
      </div>
    ))}
  </dl>
);

export interface Step {
  name: string;
  /** Its duration, or that it's optional. */
  time?: string;
  text: string;
}

/** Numbered steps: vertical on a phone, otherwise horizontal. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ name, time, text }) => (
      <li key={name} className={styles.step}>
        <h3>{name}</h3>
        {time && <p className={styles.time}>{time}</p>}
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
