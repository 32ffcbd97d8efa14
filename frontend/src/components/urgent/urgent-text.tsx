import { Fragment } from 'react';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import {
  helplines,
  nearestEmergencyRoom,
  rinsing,
} from 'shared/urgent-message';
import { PageLink, PhoneLink } from '../links';

const { emergencyRoom } = practice;

const numbers: Readonly<Record<string, { href: string; number: string }>> =
  helplines;

const nearest = nearestEmergencyRoom(emergencyRoom);

/**
 * The street of the emergency room in the practice's facts, as a link that
 * shows the way there.
 */
export const EmergencyRoomStreet = () => (
  <a href={practice.emergencyMapUrl}>{emergencyRoom?.street}</a>
);

/** Its phone. An example's number is invented, although the hospital isn't. */
export const EmergencyRoomPhone = () => (
  <>
    <a href={emergencyRoom?.phone.href}>{emergencyRoom?.phone.display}</a>
    {practice.sample && t(' (sample)')}
  </>
);

/**
 * Urgent advice with linked phone numbers, answers and the way to the emergency
 * room.
 */
export const UrgentText = ({ children }: { children: string }) =>
  children
    .replaceAll('{nearest}', nearest)
    .split(/(\{\w+\})/)
    .map((part, index) => {
      if (part === '{hospitalStreet}')
        return <EmergencyRoomStreet key={index} />;
      if (part === '{hospital}') return <EmergencyRoomPhone key={index} />;
      if (part === '{office}') return <PhoneLink key={index} />;
      if (part === '{rinsing}')
        return (
          <PageLink key={index} to="urgent-chemical">
            {rinsing}
          </PageLink>
        );
      const line = numbers[part];
      return line ? (
        <a key={index} href={line.href}>
          {line.number}
        </a>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      );
    });
