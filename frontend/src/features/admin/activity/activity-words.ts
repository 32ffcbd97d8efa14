import type { Activity, ActivityEvent, ActivityList } from 'shared/activity';
import { dateTime } from '../date-time';

const events: Readonly<Record<ActivityEvent, string>> = {
  'signed-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'sign-ins-limited': 'Sign-ins refused after too many tries',
  'signed-out': 'Signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  'password-changed': 'Password changed',
  'desk-password-changed': 'Front desk’s password changed',
  'second-factor-on': 'Second factor switched on',
  'second-factor-changed': 'Second factor replaced',
  'second-factor-off': 'Second factor switched off',
  'messages-retried': 'Messages retried',
  'messages-discarded': 'Messages discarded',
  'live-check-started': 'Live check started',
  'day-changed': 'Day changed',
};

/** Such as `Messages retried: 3`. */
export function describeEvent({ event, count, what }: Activity): string {
  const detail = what ?? count;
  return detail === undefined ? events[event] : `${events[event]}: ${detail}`;
}

/** Such as `front desk, session 12, from 203.0.113.0 with Firefox`. */
export function describeActor({
  isDesk,
  session,
  address,
  browser,
}: Activity): string {
  if (address === undefined) return 'on the server';
  return [
    isDesk && 'front desk',
    session !== undefined && `session ${session}`,
    `from ${address}${browser === undefined ? '' : ` with ${browser}`}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The sign-in before the one of this session. Undefined if it isn't known. */
export function describeLastSignIn({
  activity,
  session,
}: ActivityList): string | undefined {
  const ownSignIn = activity.find(
    (entry) => entry.event === 'signed-in' && entry.session === session,
  );
  const previous = activity.find(
    (entry) =>
      entry.event === 'signed-in' &&
      entry.session !== session &&
      entry.at <= (ownSignIn?.at ?? Infinity),
  );
  return (
    previous &&
    `Last signed in ${dateTime.format(previous.at)}, ${describeActor(previous)}.`
  );
}
