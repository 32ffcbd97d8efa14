import type { ReactNode } from 'react';
import { CloseIcon, icon } from './icons';
import styles from './lists.module.css';

const CheckIcon = icon(<path d="M4.5 12.5l5 5l10 -11" />);

interface CheckListProps {
  items: readonly ReactNode[];
  large?: boolean;
}

/** A list with check marks. */
export const CheckList = ({ items, large = false }: CheckListProps) => (
  <ul className={large ? `${styles.checks} ${styles.large}` : styles.checks}>
    {items.map((item, index) => (
      <li key={index} className={styles.check}>
        <CheckIcon className={styles.icon} />
        <div>{item}</div>
      </li>
    ))}
  </ul>
);

interface ChipsProps {
  /** With the last day that a name is true, if it's known. */
  items: readonly { name: string; through?: string | undefined }[];
  /** Names of what isn't there. */
  without?: boolean;
}

/** Short names in a row. */
export const Chips = ({ items, without = false }: ChipsProps) => (
  <ul data-chips className={styles.chips}>
    {items.map(({ name, through }) => (
      <li
        key={name}
        data-through={through}
        className={without ? styles.without : styles.chip}
      >
        {without ? (
          <CloseIcon className={styles.cross} />
        ) : (
          <CheckIcon className={styles.tick} />
        )}
        {name}
      </li>
    ))}
  </ul>
);

interface DescriptionListProps {
  items: readonly (readonly [label: ReactNode, fact: ReactNode])[];
  /** On wide screens, the label is next to the fact. */
  wide?: boolean;
}

/** Facts with labels. */
export const DescriptionList = ({
  items,
  wide = false,
}: DescriptionListProps) => (
  <dl className={wide ? styles.wide : styles.facts}>
    {items.map(([label, fact], index) => (
      <div key={index} className={styles.fact}>
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

/** Steps on a line: vertical on a phone, otherwise horizontal. */
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
