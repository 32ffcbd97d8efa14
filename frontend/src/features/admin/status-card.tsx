import type { ReactNode } from 'react';
import layout from '@/components/layout.module.css';
import styles from './status-card.module.css';

interface StatusCardProps {
  picture: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** What it comes to, in a sentence, and what else to know. */
  children: ReactNode;
}

/** What a section comes to, as a drawing and a sentence. */
export const StatusCard = ({ picture, actions, children }: StatusCardProps) => (
  <div className={styles.card}>
    {picture}
    <div className={styles.words}>{children}</div>
    {actions && <div className={layout.row}>{actions}</div>}
  </div>
);
