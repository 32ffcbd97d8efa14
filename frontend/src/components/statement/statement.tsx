import type { ReactNode } from 'react';
import { Section } from '../section';
import styles from './statement.module.css';

/** The class of a statement's large text. */
export const words = styles.words;

/** The class of a number in that text, which is even larger. */
export const number = styles.number;

interface StatementProps {
  heading?: string | undefined;
  illustration?: ReactNode;
  children: ReactNode;
}

/**
 * A dark band for the one sentence, number or quote of a page that's worth
 * remembering.
 */
export const Statement = ({
  heading,
  illustration,
  children,
}: StatementProps) => (
  <Section tone="band" illustration={illustration}>
    {heading && <h2 className={styles.heading}>{heading}</h2>}
    {children}
  </Section>
);
