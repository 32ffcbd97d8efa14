import { Fragment } from 'react';
import { practice } from '@/content/practice';
import { helplines, nearestEmergencyRoom } from 'shared/urgent-message';

const numbers: Readonly<Record<string, { href: string; number: string }>> = {
  ...helplines,
  '{office}': { href: practice.phone.href, number: practice.phone.display },
  ...(practice.emergencyRoom && {
    '{hospital}': {
      href: practice.emergencyRoom.phone.href,
      number: practice.emergencyRoom.phone.display,
    },
  }),
};

const nearest = nearestEmergencyRoom(practice.emergencyRoom);

/** Urgent advice with linked phone numbers. */
export const UrgentText = ({ children }: { children: string }) =>
  children
    .replaceAll('{nearest}', nearest)
    .split(/(\{\w+\})/)
    .map((part, index) => {
      const line = numbers[part];
      return line ? (
        <a key={index} href={line.href}>
          {line.number}
        </a>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      );
    });
