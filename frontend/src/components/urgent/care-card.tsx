import type { ReactNode } from 'react';
import { practice } from '@/content/practice';
import type { UrgentLevel, UrgentLevelId, urgentSigns } from '@/content/urgent-advice';
import { emergencyCall } from '@/content/urgent-message';
import { Cite } from '../cite';
import { AlertIcon, HospitalIcon, PhoneIcon } from '../icons';
import styles from './care-card.module.css';
import { UrgentText } from './urgent-text';

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

/** The level's one number to dial, as a button. */
export function CallButton({ level: { dial, call } }: { level: UrgentLevel }) {
  return (
    <a className={styles.call} href={dial === '911' ? emergencyCall.href : practice.phone.href}>
      {call.replace('{office}', practice.phone.display)}
    </a>
  );
}

interface SignsProps {
  signs: readonly (typeof urgentSigns)[number][];
  /** Adds possible causes and sources. At most once per page, where its claims are listed. */
  explained?: boolean;
  /** Shows each sentence of the instructions as an item. */
  listed?: boolean;
}

/** Signs with instructions. */
export function Signs({ signs, explained = false, listed = false }: SignsProps) {
  return (
    <dl className={styles.signs}>
      {signs.map(({ id, sign, now, why, claims }) => (
        <div
          key={id}
          id={explained ? `urgent-${id}` : undefined}
          className={styles.sign}
          data-urgent-sign={id}
        >
          <dt className={styles.name}>{sign}</dt>
          <dd className={styles.now}>
            {listed ? (
              now.split(/(?<=\. )/).map((sentence) => (
                <span key={sentence} className={styles.item}>
                  <UrgentText>{sentence}</UrgentText>
                </span>
              ))
            ) : (
              <UrgentText>{now}</UrgentText>
            )}
          </dd>
          {explained && (
            <dd className={styles.why}>
              {why}
              {claims.map((claim) => (
                <Cite key={claim} id={claim} />
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
