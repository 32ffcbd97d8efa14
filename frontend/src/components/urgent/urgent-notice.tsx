import type { ReactNode } from 'react';
import { AlertIcon } from '../icons';
import styles from './urgent-notice.module.css';

interface UrgentNoticeProps {
  title: string;
  children: ReactNode;
}

/** A framed notice within a section. */
export function UrgentNotice({ title, children }: UrgentNoticeProps) {
  return (
    <div className={styles.notice}>
      <h3 className={styles.title}>
        <AlertIcon className={styles.icon} />
        {title}
      </h3>
      {children}
    </div>
  );
}
