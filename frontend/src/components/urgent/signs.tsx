import { practice } from '@/content/practice';
import type { UrgentLevel, urgentSigns } from 'shared/urgent-advice';
import { emergencyCall } from 'shared/urgent-message';
import { Cite } from '../cite';
import styles from './care-card.module.css';
import { UrgentText } from './urgent-text';

/** The level's one number to dial, as a button. */
export function CallButton({ level: { dial, call } }: { level: UrgentLevel }) {
  return (
    <a className={styles.call} href={dial === '911' ? emergencyCall.href : practice.phone.href}>
      {call
        .split(/(\{office\})/)
        .map((part) =>
          part === '{office}' ? <span key={part}>{practice.phone.display}</span> : part,
        )}
    </a>
  );
}

interface SignsProps {
  signs: readonly (typeof urgentSigns)[number][];
}

/** Signs with instructions, sentence by sentence, possible causes and sources. */
export function Signs({ signs }: SignsProps) {
  return (
    <dl className={styles.signs}>
      {signs.map(({ id, sign, now, why, claims }) => (
        <div key={id} className={styles.sign} data-urgent-sign={id}>
          <dt className={styles.name}>{sign}</dt>
          <dd className={styles.now}>
            {now.split(/(?<=\. )/).map((sentence) => (
              <span key={sentence} className={styles.item}>
                <UrgentText>{sentence}</UrgentText>
              </span>
            ))}
          </dd>
          <dd className={styles.why}>
            {why}
            {claims.map((claim) => (
              <Cite key={claim} id={claim} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
