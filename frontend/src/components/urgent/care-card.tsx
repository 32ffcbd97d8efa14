import type { ReactNode } from 'react';
import type { UrgentLevelId } from '@/content/urgent-advice';
import { AlertIcon, HospitalIcon, PhoneIcon } from '../icons';
import styles from './care-card.module.css';

const icons = {
  'call-911': AlertIcon,
  'emergency-room': HospitalIcon,
  'call-us': PhoneIcon,
};

interface CareCardProps {
  level: UrgentLevelId;
  /** A heading. */
  heading: ReactNode;
  children: ReactNode;
}

/** A notice whose color and icon show its level of urgency. */
export function CareCard({ level, heading, children }: CareCardProps) {
  const Icon = icons[level];
  return (
    <div className={`${styles.card} ${styles[level]}`} data-urgent-level={level}>
      <div className={styles.head}>
        <Icon className={styles.icon} />
        {heading}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
