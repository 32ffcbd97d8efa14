import { OpeningHours } from '@/components/opening-hours';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import type { UrgentLevel, urgentSigns } from 'shared/urgent-advice';
import { emergencyCall } from 'shared/urgent-message';
import { Cites } from '../cite';
import styles from './care-card.module.css';
import { EmergencyRoomStreet, UrgentText } from './urgent-text';

/** The level's one number to dial, as a button. */
export const CallButton = ({
  level: { dial, call },
}: {
  level: UrgentLevel;
}) => (
  <a
    className={styles.call}
    href={dial === '911' ? emergencyCall.href : practice.phone.href}
  >
    {call
      .split(/(\{office\})/)
      .map((part) =>
        part === '{office}' ? (
          <span key={part}>{practice.phone.display}</span>
        ) : (
          part
        ),
      )}
  </a>
);

/** The emergency room in the practice's facts. */
export function Place({ brief = false }: { brief?: boolean }) {
  const { emergencyRoom } = practice;
  if (!emergencyRoom) return null;
  const { name, phone } = emergencyRoom;
  const call = <a href={phone.href}>{phone.display}</a>;
  if (brief) {
    return (
      <p>
        <strong>{name}</strong>, <EmergencyRoomStreet />: {call}
      </p>
    );
  }
  return (
    <p className={styles.place}>
      {name}
      <br />
      <EmergencyRoomStreet />
      <br />
      {call}
    </p>
  );
}

/**
 * The level's title: the one for now, once that's known, otherwise the one
 * that's true at any hour.
 */
export function LevelTitle({
  level: { title, titles },
}: {
  level: UrgentLevel;
}) {
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

/**
 * Where to go or whom to call: both with hours, or the emergency room first
 * when the office is closed.
 */
export function Ways({ level }: { level: UrgentLevel }) {
  const { id, open, closed, call, titles } = level;
  const go = (
    <p>
      <UrgentText>{closed.replace('{nearest}', '')}</UrgentText>
    </p>
  );
  if (!titles) {
    return (
      <div className={styles.way}>
        {id === 'emergency-room' && <Place />}
        <CallButton level={level} />
        {go}
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
    <dl
      className={styles.ways}
      data-office={id === 'call-us' ? 'open unknown' : undefined}
    >
      <dt>{hours}</dt>
      <dd>
        <CallButton level={level} />
        <p>{open}</p>
      </dd>
      <dt>{t('At any other time')}</dt>
      <dd>
        <p>
          <UrgentText>{closed}</UrgentText>
        </p>
      </dd>
    </dl>
  );
  if (id !== 'call-us') return both;
  return (
    <div className={styles.byOffice}>
      {both}
      <div data-office="closed" hidden>
        <Place />
        {go}
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

/**
 * Signs with instructions, sentence by sentence, possible causes and sources.
 */
export const Signs = ({
  signs,
}: {
  signs: readonly (typeof urgentSigns)[number][];
}) => (
  <dl className={styles.signs}>
    {signs.map(({ id, sign, now, why, claims }) => (
      <div key={id} className={styles.sign} data-urgent-sign={id}>
        <dt className={styles.name}>{sign}</dt>
        <dd>
          {now.split(/(?<=\. )/).map((sentence) => (
            <span key={sentence} className={styles.item}>
              <UrgentText>{sentence}</UrgentText>
            </span>
          ))}
        </dd>
        <dd className={styles.why}>
          {why}
          <Cites ids={claims} />
        </dd>
      </div>
    ))}
  </dl>
);
