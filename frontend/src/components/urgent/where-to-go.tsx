import { OpeningHours } from '@/components/opening-hours';
import { phoneToday } from '@/content/phone';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { type UrgentLevel, urgentLevels } from 'shared/urgent-advice';
import {
  emergencyCall,
  emergencyRoomLinks,
  emergencyText,
} from 'shared/urgent-message';
import layout from '../layout.module.css';
import { PhoneLink, PhoneText } from '../links';
import styles from './care-card.module.css';
import {
  EmergencyRoomPhone,
  EmergencyRoomStreet,
  UrgentText,
} from './urgent-text';

/** That of a call to the office, or what to do while it has no phone. */
export const CallText = ({ level: { call } }: { level: UrgentLevel }) => (
  <>
    {call
      .split(/(\{office\})/)
      .filter((part) => part !== '')
      .map((part) => (
        <PhoneText key={part} to="call">
          {part === '{office}' ? phoneToday().display : part}
        </PhoneText>
      ))}
    <PhoneText to="write">{t('Write to us')}</PhoneText>
  </>
);

/**
 * The level's one number to dial, as a button, and what to do for those who
 * can't call.
 */
export function CallButton({ level }: { level: UrgentLevel }) {
  const { dial, call } = level;
  if (dial === '911') {
    return (
      <div className={styles.calls}>
        <a className={styles.call} href={emergencyCall.href}>
          {call}
        </a>
        {practice.textTo911 && (
          <p>
            <a href={emergencyText.href}>{emergencyText.question}</a>
          </p>
        )}
      </div>
    );
  }
  return (
    <div className={styles.calls}>
      <PhoneLink className={styles.call}>
        <CallText level={level} />
      </PhoneLink>
      <p>{t('Deaf or hard of hearing? Call us through 711 relay.')}</p>
    </div>
  );
}

/**
 * The emergency room in the practice's facts, and how far it is. Without one, a
 * map of those around the visitor.
 */
export function EmergencyRoom({ brief = false }: { brief?: boolean }) {
  const { emergencyMapUrl, emergencyRoom } = practice;
  if (!emergencyRoom) {
    return (
      <p className={styles.place}>
        <a href={emergencyMapUrl}>{emergencyRoomLinks.findNearest}</a>
      </p>
    );
  }
  const { minutes, name } = emergencyRoom;
  const distance =
    minutes !== undefined &&
    t('{minutes} minutes by car from our office', { minutes });
  if (brief) {
    return (
      <p>
        <strong>{name}</strong>, <EmergencyRoomStreet />: <EmergencyRoomPhone />
        {distance && `, ${distance}`}
      </p>
    );
  }
  return (
    <div className={styles.hospital}>
      <p className={styles.place}>
        <strong>{name}</strong>
        <br />
        <EmergencyRoomStreet />
        <br />
        <EmergencyRoomPhone />
        {distance && (
          <>
            <br />
            {distance}
          </>
        )}
      </p>
      <div className={layout.notOnPhones}>
        <img
          src="/emergency-qr.svg"
          width="108"
          height="108"
          alt={t('QR code that shows the way on your phone')}
          loading="lazy"
        />
      </div>
    </div>
  );
}

export const toEmergencyRoom = urgentLevels.find(
  ({ id }) => id === 'emergency-room',
);

/** The emergency room, and 911 for those who have no ride. */
const EmergencyRoomNow = () => (
  <>
    <EmergencyRoom />
    {toEmergencyRoom && <CallButton level={toEmergencyRoom} />}
  </>
);

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
        {id === 'emergency-room' ? (
          <EmergencyRoomNow />
        ) : (
          <CallButton level={level} />
        )}
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
      <div>
        <dt>{hours}</dt>
        <dd>
          <CallButton level={level} />
          <p>{open}</p>
        </dd>
      </div>
      <div>
        <dt>{t('At any other time')}</dt>
        <dd>
          <p>
            <UrgentText>{closed}</UrgentText>
          </p>
        </dd>
      </div>
    </dl>
  );
  return (
    <div className={styles.byOffice}>
      {both}
      <div data-office="closed" hidden>
        {id === 'call-us' && <EmergencyRoomNow />}
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
