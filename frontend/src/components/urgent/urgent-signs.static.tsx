import type { ReactNode } from 'react';
import { practice } from '@/content/practice';
import { urgentLevels, type UrgentSignId, urgentSigns } from '@/content/urgent-advice';
import { emergencyCall } from '@/content/urgent-message';
import { Cite } from '../cite';
import { AlertIcon } from '../icons';
import { PhoneLink } from '../links';
import { OpeningHours } from '../opening-hours';
import styles from './urgent-signs.module.css';
import { UrgentText } from './urgent-text';

interface UrgentSignsProps {
  /** Default: all. */
  only?: readonly UrgentSignId[];
  /** Adds possible causes and sources. At most once per page, where its claims are listed. */
  explained?: boolean;
}

/** Urgent signs by urgency with instructions. The only place for this advice. */
export default function UrgentSigns({ only, explained = false }: UrgentSignsProps) {
  const shown = urgentSigns.filter(({ id }) => !only || only.includes(id));
  const levels = urgentLevels.filter(({ id }) => shown.some(({ level }) => level === id));
  return (
    <div className={styles.levels} data-urgent-advice>
      {levels.map(({ id: levelId, title, dial, open, closed }) => (
        <UrgentNotice key={levelId} title={title}>
          {dial === '911' && (
            <a className={styles.dial} href={emergencyCall.href}>
              {emergencyCall.name}
            </a>
          )}
          {dial === 'office' && (
            <PhoneLink className={styles.dial}>Call {practice.phone.display}</PhoneLink>
          )}
          {dial === 'office' && (
            <p>
              <OpeningHours />
            </p>
          )}
          <p>
            <UrgentText>{[...new Set([open, closed])].join(' ')}</UrgentText>
          </p>
          <dl className={styles.signs}>
            {shown
              .filter(({ level }) => level === levelId)
              .map(({ id, sign, now, why, claims }) => (
                <div
                  key={id}
                  id={explained ? `urgent-${id}` : undefined}
                  className={styles.sign}
                  data-urgent-sign={id}
                >
                  <dt className={styles.name}>{sign}</dt>
                  <dd className={styles.now}>
                    <UrgentText>{now}</UrgentText>
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
        </UrgentNotice>
      ))}
    </div>
  );
}

interface UrgentNoticeProps {
  title: string;
  children: ReactNode;
}

/** A framed notice within a section. */
function UrgentNotice({ title, children }: UrgentNoticeProps) {
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
