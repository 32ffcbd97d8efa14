import type { ReactNode } from 'react';
import type { UrgentLevelId } from 'shared/urgent-advice';
import { AlertIcon, icon, PhoneIcon } from '../icons';
import styles from './care-card.module.css';

const HospitalIcon = icon(
  <>
    <rect x="3" y="3" width="18" height="18" rx="4" />
    <path d="M12 7.5v9M7.5 12h9" strokeWidth="3" />
  </>,
);

const icons = {
  'call-911': AlertIcon,
  'emergency-room': HospitalIcon,
  'call-us': PhoneIcon,
  'call-when-open': PhoneIcon,
};

interface CareCardProps {
  level: UrgentLevelId;
  /** A heading. */
  heading: ReactNode;
  /** Before the heading. By default, an icon for the level. */
  picture?: ReactNode;
  /** Below the heading. */
  summary?: ReactNode;
  children: ReactNode;
}

/** A notice whose color shows its level of urgency. */
export function CareCard({
  level,
  heading,
  picture,
  summary,
  children,
}: CareCardProps) {
  const Icon = icons[level];
  return (
    <div
      className={`${styles.card} ${styles[level] ?? ''}`}
      data-urgent-level={level}
    >
      <div className={styles.head}>
        {picture ?? <Icon className={styles.icon} />}
        {heading}
        {summary}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
