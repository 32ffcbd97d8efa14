import { OpeningHours, OpenNow } from '@/components/opening-hours';
import { phoneToday } from '@/content/phone';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import {
  type UrgentLevel,
  urgentLevels,
  type UrgentSign,
} from 'shared/urgent-advice';
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
const CallText = ({ level: { call } }: { level: UrgentLevel }) => (
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

const toEmergencyRoom = urgentLevels.find(({ id }) => id === 'emergency-room');

/** The emergency room, the way there, and 911 for those who have no ride. */
const EmergencyRoomNow = () => (
  <div className={styles.where}>
    <EmergencyRoom />
    <div className={styles.dial}>
      {practice.emergencyRoom && (
        <div data-print="no">
          <a className={styles.call} href={practice.emergencyMapUrl}>
            {emergencyRoomLinks.directions}
          </a>
        </div>
      )}
      {toEmergencyRoom && <CallButton level={toEmergencyRoom} />}
    </div>
  </div>
);

/** How to get there, below the hospital's name. */
const Go = ({ level: { closed } }: { level: UrgentLevel }) => (
  <p>
    <UrgentText>{closed.replace('{nearest}', '')}</UrgentText>
  </p>
);

interface WhereToGoProps {
  level: UrgentLevel;
  /** A sign of which some people should do something else. */
  sign?: UrgentSign | undefined;
}

/**
 * Where to go or whom to call, in the largest type of the page, and only once:
 * the office while it's open, and what to do now while it's closed.
 */
export function WhereToGo({ level, sign }: WhereToGoProps) {
  const { id, titles } = level;
  if (id === 'emergency-room') return <EmergencyRoomNow />;
  if (!titles) return <CallButton level={level} />;
  const call = sign?.callInstead && (
    <p data-instead>
      <UrgentText>{sign.callInstead}</UrgentText>
    </p>
  );
  const instead = (
    <>
      {sign?.goInstead && <p data-instead>{sign.goInstead}</p>}
      {call}
    </>
  );
  return (
    <div className={styles.byOffice}>
      <div data-office="open" hidden>
        <div className={styles.where}>
          <div className={styles.when}>
            {instead}
            <p data-print="no">
              <OpenNow served="" />
            </p>
          </div>
          <CallButton level={level} />
        </div>
      </div>
      <div data-office="closed" hidden>
        {call}
        {id === 'call-us' ? (
          <EmergencyRoomNow />
        ) : (
          <div className={styles.where}>
            <p data-print="no">
              <OpenNow served="" />
            </p>
            <Go level={level} />
          </div>
        )}
      </div>
      <div data-office="unknown">
        <div className={styles.where}>
          <div className={styles.when}>
            {instead}
            <p>
              {t('When we’re open: ')}
              <OpeningHours />
            </p>
          </div>
          <CallButton level={level} />
        </div>
      </div>
    </div>
  );
}

/** How to go there or what to say, and what to do at other times. */
export function WhatElse({ level }: { level: UrgentLevel }) {
  const { id, open, closed, titles } = level;
  if (!titles) return <Go level={level} />;
  return (
    <div className={styles.byOffice}>
      <div data-office="open unknown">
        <p>{open}</p>
        <dl className={styles.ways}>
          <dt>{t('At any other time')}</dt>
          <dd>
            <p>
              <UrgentText>{closed}</UrgentText>
            </p>
          </dd>
        </dl>
      </div>
      <div data-office="closed" hidden>
        {id === 'call-us' ? <Go level={level} /> : <EmergencyRoom />}
        <dl className={styles.ways}>
          <dt>
            {t('When we’re open: ')}
            <OpeningHours />
          </dt>
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
