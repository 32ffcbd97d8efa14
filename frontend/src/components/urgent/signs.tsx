import { OpeningHours } from '@/components/opening-hours';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import type { UrgentLevel, urgentSigns } from 'shared/urgent-advice';
import { emergencyCall } from 'shared/urgent-message';
import { Cite } from '../cite';
import styles from './care-card.module.css';
import { UrgentText } from './urgent-text';

/** The level's one number to dial, as a button. */
function CallButton({ level: { dial, call } }: { level: UrgentLevel }) {
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

/** The emergency room in the practice's facts. */
function Place() {
  const { emergencyRoom } = practice;
  return (
    emergencyRoom && (
      <p className={styles.place}>
        {emergencyRoom.name}
        <br />
        {emergencyRoom.street}
        <br />
        <a href={emergencyRoom.phone.href}>{emergencyRoom.phone.display}</a>
      </p>
    )
  );
}

/** The level's title: the one for now, once that's known, otherwise the one that's true at any hour. */
export function LevelTitle({ level: { title, titles } }: { level: UrgentLevel }) {
  if (!titles) return title;
  return (
    <span className={styles.byOffice}>
      <span data-office="unknown">{title}</span>
      <span data-office="open" hidden>
        {titles.open}
      </span>
      <span data-office="closed" hidden>
        {titles.closed}
      </span>
    </span>
  );
}

interface WaysProps {
  level: UrgentLevel;
  /** Only the place and the numbers, in a list whose links lead to the instructions. */
  brief?: boolean;
}

/** Where to go or whom to call: both with hours, or the emergency room first when the office is closed. */
export function Ways({ level, brief }: WaysProps) {
  const { id, open, closed, call, titles } = level;
  const go = closed.replace('{nearest}', '');
  const isPlaceEnough = brief && practice.emergencyRoom && id !== 'call-when-open';
  if (!titles) {
    return (
      <div className={styles.way}>
        {id === 'emergency-room' && <Place />}
        <CallButton level={level} />
        {!(isPlaceEnough && id === 'emergency-room') && (
          <p>
            <UrgentText>{go}</UrgentText>
          </p>
        )}
      </div>
    );
  }
  const hours = (
    <>
      {t('When we’re open: ')}
      <OpeningHours />
    </>
  );
  const both = (
    <dl className={styles.ways} data-office="open unknown">
      <dt>{hours}</dt>
      <dd>
        <CallButton level={level} />
        {!brief && <p>{open}</p>}
      </dd>
      <dt>{t('At any other time')}</dt>
      <dd>
        {isPlaceEnough ? (
          <Place />
        ) : (
          <p>
            <UrgentText>{closed}</UrgentText>
          </p>
        )}
      </dd>
    </dl>
  );
  if (id !== 'call-us') return both;
  return (
    <div className={styles.byOffice}>
      {both}
      <div data-office="closed" hidden>
        <Place />
        {!isPlaceEnough && (
          <p>
            <UrgentText>{go}</UrgentText>
          </p>
        )}
        <dl className={styles.ways}>
          <dt>{hours}</dt>
          <dd>
            <p>
              <UrgentText>{call}</UrgentText>
            </p>
          </dd>
        </dl>
      </div>
    </div>
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
