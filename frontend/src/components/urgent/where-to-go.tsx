import { OpeningHours } from '@/components/opening-hours';
import { phoneToday } from '@/content/phone';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import type { UrgentLevel } from 'shared/urgent-advice';
import { emergencyCall } from 'shared/urgent-message';
import { PhoneLink, PhoneText } from '../links';
import styles from './care-card.module.css';
import { EmergencyRoomStreet, UrgentText } from './urgent-text';

/** The level's one number to dial, as a button. */
export function CallButton({ level: { dial, call } }: { level: UrgentLevel }) {
  if (dial === '911') {
    return (
      <a className={styles.call} href={emergencyCall.href}>
        {call}
      </a>
    );
  }
  return (
    <PhoneLink className={styles.call}>
      {call
        .split(/(\{office\})/)
        .filter((part) => part !== '')
        .map((part) => (
          <PhoneText key={part} to="call">
            {part === '{office}' ? phoneToday().display : part}
          </PhoneText>
        ))}
      <PhoneText to="write">{t('Write to us')}</PhoneText>
    </PhoneLink>
  );
}

/** The emergency room in the practice's facts. */
export function EmergencyRoom({ brief = false }: { brief?: boolean }) {
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
 * Where to go or whom to call: both with hours, or what to do now first when
 * the office is closed.
 */
export function WhereToGo({ level }: { level: UrgentLevel }) {
  const { id, open, closed, titles } = level;
  const go = (
    <p>
      <UrgentText>{closed.replace('{nearest}', '')}</UrgentText>
    </p>
  );
  if (!titles) {
    return (
      <div className={styles.way}>
        {id === 'emergency-room' && <EmergencyRoom />}
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
    <dl className={styles.ways} data-office="open unknown">
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
  return (
    <div className={styles.byOffice}>
      {both}
      <div data-office="closed" hidden>
        {id === 'call-us' && <EmergencyRoom />}
        {go}
        {id === 'call-when-open' && <EmergencyRoom />}
        <dl className={styles.ways}>
          <dt>{hours}</dt>
          <dd>
            <p className={styles.place}>
              <PhoneLink>
                <PhoneText to="call">{phoneToday().display}</PhoneText>
                <PhoneText to="write">{t('Write to us')}</PhoneText>
              </PhoneLink>
            </p>
          </dd>
        </dl>
      </div>
    </div>
  );
}
